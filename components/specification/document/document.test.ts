import { describe, expect, it } from 'vitest'
import { SECTIONS, type Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import { buildDocument, countSourcedLines, listOpenRows, statementOf } from './document'

function contentOf(...lines: [Section, string][]): SpecificationContent {
  return {
    jobTitle: 'Welder',
    companyName: 'Castle Pumps',
    companyDescription: null,
    lines: lines.map(([section, text], index) => ({
      id: `l${index}`,
      section,
      text,
      factIds: [],
      evidence: [],
    })),
  }
}

const groupsOf = (content: SpecificationContent) => buildDocument(content).flatMap(({ groups }) => groups)

describe('documentOf', () => {
  it('has a place for every section but the advice, once', () => {
    const keys = groupsOf(contentOf()).map(({ key }) => key)
    expect(keys.toSorted()).toEqual(
      SECTIONS.map(({ key }) => key)
        .filter((key) => key !== 'recommendation')
        .toSorted(),
    )
  })

  it('numbers the lines of a part through its groups', () => {
    const groups = groupsOf(contentOf(['technical', 'TIG'], ['softSkills', 'Calm'], ['technical', 'MIG']))
    expect(groups.flatMap(({ lines }) => lines).map(({ number, text }) => [number, text])).toEqual([
      ['3.5.1', 'TIG'],
      ['3.5.2', 'MIG'],
      ['3.5.3', 'Calm'],
    ])
  })

  it('says what stands where nothing was said', () => {
    const absenceOf = (content: SpecificationContent, key: Section) =>
      groupsOf(content).find((group) => group.key === key)?.absence
    expect(absenceOf(contentOf(), 'hours')).toBe('toConfirm')
    expect(absenceOf(contentOf(), 'duration')).toBe('toConfirm')
    expect(absenceOf(contentOf(['contractType', 'Permanent']), 'duration')).toBe('notApplicable')
    expect(absenceOf(contentOf(), 'niceToHave')).toBe('none')
  })
})

describe('openRows', () => {
  it('lists what is to be confirmed, and no longer what was said', () => {
    expect(listOpenRows(contentOf()).map(({ label }) => label)).toContain('Location')
    expect(listOpenRows(contentOf(['location', 'Leeds'])).map(({ label }) => label)).not.toContain('Location')
  })
})

describe('sourced', () => {
  it('leaves the advice out of the count', () => {
    expect(countSourcedLines(contentOf(['technical', 'TIG'], ['recommendation', 'Settle the pay.']))).toEqual(
      {
        lines: 1,
        withSource: 0,
      },
    )
  })
})

describe('statementOf', () => {
  it('says what the lines say and leaves the rest open', () => {
    const said = statementOf(contentOf(['location', 'Leeds']))
    expect(said[0]).toEqual({ label: 'Location', text: 'Leeds' })
    expect(said.slice(1).map(({ text }) => text)).toEqual([null, null, null])
  })
})
