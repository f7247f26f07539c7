import { describe, expect, it } from 'vitest'
import { SECTIONS, type Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import { buildDocument, buildStatement, countSourcedLines, listOpenRows } from './document'

function createContent(...lines: [Section, string][]): SpecificationContent {
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

const buildGroups = (content: SpecificationContent) => buildDocument(content).flatMap(({ groups }) => groups)

describe('buildDocument', () => {
  it('shows every section except recommendations once', () => {
    const keys = buildGroups(createContent()).map(({ key }) => key)
    expect(keys.toSorted()).toEqual(
      SECTIONS.map(({ key }) => key)
        .filter((key) => key !== 'recommendation')
        .toSorted(),
    )
  })

  it('numbers lines across the groups of a part', () => {
    const groups = buildGroups(
      createContent(['technical', 'TIG'], ['softSkills', 'Calm'], ['technical', 'MIG']),
    )
    expect(groups.flatMap(({ lines }) => lines).map(({ number, text }) => [number, text])).toEqual([
      ['3.5.1', 'TIG'],
      ['3.5.2', 'MIG'],
      ['3.5.3', 'Calm'],
    ])
  })

  it('gives the reason for each empty group', () => {
    const absenceOf = (content: SpecificationContent, key: Section) =>
      buildGroups(content).find((group) => group.key === key)?.absence
    expect(absenceOf(createContent(), 'hours')).toBe('toConfirm')
    expect(absenceOf(createContent(), 'duration')).toBe('toConfirm')
    expect(absenceOf(createContent(['contractType', 'Permanent']), 'duration')).toBe('notApplicable')
    expect(absenceOf(createContent(), 'niceToHave')).toBe('none')
  })
})

describe('listOpenRows', () => {
  it('lists rows to be confirmed and leaves out stated ones', () => {
    expect(listOpenRows(createContent()).map(({ label }) => label)).toContain('Location')
    expect(listOpenRows(createContent(['location', 'Leeds'])).map(({ label }) => label)).not.toContain(
      'Location',
    )
  })
})

describe('countSourcedLines', () => {
  it('leaves recommendations out of the count', () => {
    expect(
      countSourcedLines(createContent(['technical', 'TIG'], ['recommendation', 'Settle the pay.'])),
    ).toEqual({
      lines: 1,
      withSource: 0,
    })
  })
})

describe('buildStatement', () => {
  it('uses null for details that were not stated', () => {
    const statement = buildStatement(createContent(['location', 'Leeds']))
    expect(statement[0]).toEqual({ label: 'Location', text: 'Leeds' })
    expect(statement.slice(1).map(({ text }) => text)).toEqual([null, null, null])
  })
})
