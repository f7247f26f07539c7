import { describe, expect, it } from 'vitest'
import { SECTIONS, type Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import { buildGlance, foldOpen, forCandidates } from './parts'
import {
  buildDocument,
  buildDocumentPage,
  countSourcedLines,
  LINES_PER_PAGE,
  listOpenRows,
  numberClosingParts,
  placesOfLines,
  toPageNumber,
} from './sections'

function createContent(...lines: [Section, string][]): SpecificationContent {
  return {
    jobTitle: 'Welder',
    companyName: 'Castle Pumps',
    companyDescription: null,
    lines: lines.map(([section, text], index) => ({
      id: `l${index}`,
      section,
      text,
      audience: 'candidate',
      factIds: [],
      evidence: [],
    })),
  }
}

const buildGroups = (content: SpecificationContent) => buildDocument(content).flatMap(({ groups }) => groups)

describe('buildDocument', () => {
  it('shows every section except recommendations once, and notes for the agency where there are any', () => {
    const keys = buildGroups(createContent()).map(({ key }) => key)
    expect(keys.toSorted()).toEqual(
      SECTIONS.map(({ key }) => key)
        .filter((key) => !['recommendation', 'internalNotes', 'posts'].includes(key))
        .toSorted(),
    )
    const withNote = buildDocument(createContent(['internalNotes', 'Two people left.'])).at(-1)
    expect(withNote?.title).toBe('Agency only')
  })

  it('leaves out empty rows that other lines answer', () => {
    const content = createContent(
      ['compensation', '£40,000 a year plus overtime'],
      ['startDate', 'May; we will wait for a month’s notice'],
      ['location', 'Leeds'],
    )
    const keys = buildGroups(content).map(({ key }) => key)
    expect(keys).not.toContain('package')
    expect(keys).not.toContain('notice')
    expect(keys).toContain('onCall')
    expect(buildGroups(createContent(['experience', 'Five years in rail'])).map(({ key }) => key)).toContain(
      'technical',
    )
    expect(buildGroups(createContent(['benefits', 'A van'])).map(({ key }) => key)).toContain('travel')
    expect(buildGroups(createContent(['package', 'A van'])).map(({ key }) => key)).toContain('package')
  })

  it('marks what is for the agency in other sections', () => {
    const content = createContent(['notice', 'Four weeks'], ['location', 'Leeds'])
    const [notice] = content.lines
    if (notice) notice.audience = 'agency'
    const lines = buildGroups(content).flatMap((group) => group.lines)
    expect(lines.map(({ text, isAgencyOnly }) => [text, isAgencyOnly])).toEqual([
      ['Leeds', false],
      ['Four weeks', true],
    ])
  })

  it('shows documents of the first shape without the sections they could not have', () => {
    const content = createContent(['overview', 'The role is to weld tanks.'])
    const old = { ...content, lines: content.lines.map(({ audience: _, ...line }) => line) }
    const keys = buildGroups(old).map(({ key }) => key)
    expect(keys).not.toContain('responsibilities')
    expect(listOpenRows(old).map(({ key }) => key)).not.toContain('responsibilities')
    expect(listOpenRows(content).map(({ key }) => key)).toContain('responsibilities')
  })

  it('shows qualifications once, where the lines above say them', () => {
    const content = createContent(['experience', 'NVQ 3'], ['education', 'NVQ 3'])
    const keysOf = (known: SpecificationContent) => buildGroups(known).map(({ key }) => key)
    expect(keysOf(content)).toContain('education')
    const ofFact = { ...content, lines: content.lines.map((line) => ({ ...line, factIds: ['f1'] })) }
    expect(keysOf(ofFact)).toContain('experience')
    expect(keysOf(ofFact)).not.toContain('education')
  })

  it('numbers lines across the groups of a part', () => {
    const groups = buildGroups(
      createContent(['technical', 'TIG'], ['softSkills', 'Calm'], ['technical', 'MIG']),
    )
    expect(groups.flatMap(({ lines }) => lines).map(({ number, text }) => [number, text])).toEqual([
      ['3.2.1', 'TIG'],
      ['3.2.2', 'MIG'],
      ['3.2.3', 'Calm'],
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

  it('tells what an approval needs, either of two sections for the work', () => {
    const neededIn = (content: SpecificationContent) =>
      buildGroups(content).flatMap(({ key, absence }) => (absence === 'needed' ? [key] : []))
    expect(neededIn(createContent())).toEqual([
      'responsibilities',
      'location',
      'contractType',
      'compensation',
    ])
    expect(neededIn(createContent(['firstYear', 'A new pump'], ['location', 'Derby']))).toEqual([
      'contractType',
      'compensation',
    ])
  })
})

describe('forCandidates', () => {
  it('leaves out what is open but for what every candidate looks for, and numbers the rest afresh', () => {
    const shown = forCandidates(buildDocument(createContent(['technical', 'TIG'], ['motivation', 'Calm'])))
    expect(shown.map(({ number, groups }) => [number, groups.map(({ key }) => key)])).toEqual([
      ['1', ['motivation', 'technical']],
      ['2', ['location', 'hours', 'contractType', 'startDate']],
    ])
    expect(shown[0]?.groups.flatMap(({ lines }) => lines.map(({ number }) => number))).toEqual(['1.1', '1.2'])
  })
})

describe('foldOpen', () => {
  const content = createContent(['technical', 'TIG'], ['location', 'Leeds'])

  it('takes out the rows to be confirmed, what an approval needs first', () => {
    const whole = buildDocument(content)
    const { sections, open } = foldOpen(whole)
    const keys = sections.flatMap(({ groups }) => groups.map(({ key }) => key))
    expect(keys).toContain('niceToHave')
    expect(keys).toContain('location')
    expect(keys).not.toContain('hours')
    expect(open.slice(0, 3).map(({ key }) => key)).toEqual([
      'responsibilities',
      'contractType',
      'compensation',
    ])
    expect(open.length + keys.length).toBe(whole.flatMap(({ groups }) => groups).length)
  })

  it('leaves parts whose numbers and those of the closing parts follow one another', () => {
    expect(foldOpen(buildDocument(content)).sections.map(({ number }) => number)).toEqual([
      '3.1',
      '3.2',
      '3.3',
    ])
    expect(numberClosingParts(content)).toEqual({
      statement: '3.4',
      promise: '3.5',
      quality: '3.6',
      open: '3.7',
      terms: '3.8',
    })
  })

  it('counts no part for what is open where nothing is', () => {
    const full = createContent(
      ...SECTIONS.flatMap(({ key }): [Section, string][] =>
        key === 'recommendation' ? [] : [[key, 'Said']],
      ),
    )
    expect(foldOpen(buildDocument(full)).open).toEqual([])
    const { quality, terms } = numberClosingParts(full)
    expect([quality, terms]).toEqual(['3.11', '3.12'])
  })
})

describe('buildGlance', () => {
  const content = createContent(['compensation', '£40,000 a year'], ['location', 'Leeds'])
  const payOf = (pay: SpecificationContent) =>
    buildGlance(buildDocument(pay)).find(({ label }) => label === 'Pay')

  it('marks pay that is not in the advert', () => {
    expect(payOf(content)?.text).toBe('£40,000 a year')
    const [pay, ...others] = content.lines
    const lines = pay ? [{ ...pay, audience: 'agency' as const }, ...others] : []
    expect(payOf({ ...content, lines })?.text).toBe('£40,000 a year (not in the advert)')
  })

  it('has no entry for pay that candidates may not read', () => {
    const shown = buildGlance(forCandidates(buildDocument(createContent(['location', 'Leeds']))))
    expect(shown.map(({ label }) => label)).toEqual(['Location', 'Hours', 'Start'])
  })
})

describe('buildDocumentPage', () => {
  const skills = Array.from({ length: LINES_PER_PAGE + 1 }, (_, index): [Section, string] => [
    'technical',
    `Skill ${index}`,
  ])
  const long = createContent(...skills, ['hours', '37.5 hours a week'])
  const read = (page: number) => {
    const { sections, ...rest } = buildDocumentPage(long, page)
    const groups = sections.flatMap((section) => section.groups)
    return { ...rest, keys: groups.map(({ key }) => key), lines: groups.flatMap(({ lines }) => lines) }
  }

  it('tells the number of every line, and its page', () => {
    const places = [...placesOfLines(long).values()]
    expect(places[0]).toEqual({ number: '3.2.1', page: 1 })
    expect(places.at(-1)).toEqual({ number: '3.3.1', page: 2 })
  })

  it('shows an ordinary specification on one page', () => {
    const content = createContent(['technical', 'TIG'])
    expect(buildDocumentPage(content, 1)).toEqual({ page: 1, pages: 1, sections: buildDocument(content) })
  })

  it('shows every line and every empty group of a long one on one of its pages', () => {
    const [first, last] = [read(1), read(2)]
    expect(first.lines).toHaveLength(LINES_PER_PAGE)
    expect(last.lines.map(({ number, text }) => [number, text])).toEqual([
      [`3.2.${LINES_PER_PAGE + 1}`, `Skill ${LINES_PER_PAGE}`],
      ['3.3.1', '37.5 hours a week'],
    ])
    expect(first.keys).toContain('motivation')
    expect(last.keys).toContain('location')
    expect(new Set([...first.keys, ...last.keys])).toEqual(new Set(buildGroups(long).map(({ key }) => key)))
    expect(first.keys.filter((key) => last.keys.includes(key))).toEqual(['technical'])
  })

  it('shows the last page for a number past the end', () => {
    expect(read(9)).toMatchObject({ page: 2, pages: 2 })
  })

  it('finds the open rows on the pages that show them', () => {
    const pages = new Map(listOpenRows(long).map(({ key, page }) => [key, page]))
    expect([pages.get('motivation'), pages.get('location')]).toEqual([1, null])
  })
})

describe('toPageNumber', () => {
  it.each([
    ['3', 3],
    ['0', 1],
    ['1.5', 1],
    ['x', 1],
    [undefined, 1],
    [['2', '3'], 1],
  ])('reads %j as %i', (value, page) => {
    expect(toPageNumber(value)).toBe(page)
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
