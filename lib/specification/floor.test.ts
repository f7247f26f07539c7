import { describe, expect, it } from 'vitest'
import { applyHandEdit } from '@/lib/consultation/brief/hand-edits'
import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { FLOOR_LINES } from '@/tests/support/floor-lines'
import { listMissing } from './floor'
import type { Section } from './options'
import type { SpecificationContent, SpecificationLine } from './schema'

const contentOf = (lines: SpecificationLine[], jobTitle = 'Bridge engineer'): SpecificationContent => ({
  jobTitle,
  companyName: 'Northmoor Bridges Ltd',
  companyDescription: null,
  lines: lines.map((line) => ({ ...line, audience: line.audience ?? 'candidate' })),
})

const line = (section: Section, text: string): SpecificationLine => ({
  id: section,
  section,
  text,
  factIds: [],
  evidence: [],
})

const without = (section: Section) => FLOOR_LINES.filter((entry) => entry.section !== section)
const pathsOf = (content: SpecificationContent, brief = EMPTY_BRIEF) =>
  listMissing(content, brief).map(({ path }) => path)

describe('listMissing', () => {
  it('lists nothing where title, work, place, contract and pay are there', () => {
    expect(pathsOf(contentOf(FLOOR_LINES))).toEqual([])
  })

  it('lists all that an empty specification lacks, in the order of the document', () => {
    expect(pathsOf(contentOf([line('technical', 'Tekla')], ' '))).toEqual([
      'jobTitle',
      'responsibilities',
      'summary.practicalDetails.location',
      'summary.practicalDetails.contractType',
      'summary.compensationRange',
    ])
  })

  it('takes the aims of the first year as the work', () => {
    expect(
      pathsOf(contentOf([...without('responsibilities'), line('firstYear', 'Open the bridge')])),
    ).toEqual([])
  })

  it('takes the overview as the work in a document of the first shape', () => {
    const first = [...without('responsibilities'), line('overview', 'Design footbridges')]
    const withoutAudience = first.map(({ audience: _, ...rest }) => rest)
    expect(listMissing({ ...contentOf([]), lines: withoutAudience }, EMPTY_BRIEF)).toEqual([])
    expect(pathsOf(contentOf(first))).toEqual(['responsibilities'])
  })

  it('wants a figure for the pay, which may be for the agency alone', () => {
    const pay = (text: string, audience: 'candidate' | 'agency') =>
      contentOf([...without('compensation'), { ...line('compensation', text), audience }])
    expect(pathsOf(pay('Competitive', 'candidate'))).toEqual(['summary.compensationRange'])
    expect(pathsOf(pay('£50,000', 'agency'))).toEqual([])
  })

  it('names both sides of a conflict until one is settled', () => {
    const add = (brief: typeof EMPTY_BRIEF, value: string) =>
      applyHandEdit(brief, { kind: 'add', topic: 'pay', value })
    const brief = add(add(EMPTY_BRIEF, '£50,000 a year'), '£60,000 a year')
    const [missing, ...more] = listMissing(contentOf(FLOOR_LINES), brief)
    expect(more).toEqual([])
    if (missing?.kind !== 'conflict') throw new Error('no conflict was found')
    expect(missing.message).toBe('Pay: choose “£50,000 a year” or “£60,000 a year”')
    const factId = missing.choices[1]?.factId ?? ''
    const settled = applyHandEdit(brief, { kind: 'settle', factId })
    expect(listMissing(contentOf(FLOOR_LINES), settled)).toEqual([])
  })

  it('counts what was kept out and is not settled', () => {
    const held = {
      id: 'h',
      source: { kind: 'message' as const, id: 'm' },
      start: 0,
      end: 4,
      ground: 'age' as const,
      card: null,
      wordings: [],
      certainty: 'plain' as const,
      state: 'held' as const,
    }
    expect(pathsOf(contentOf(FLOOR_LINES), { ...EMPTY_BRIEF, held: [held] })).toEqual(['held'])
    const sentences = ['sex', 'age', 'sex', null].map((card, index) => ({ ...held, id: `h${index}`, card }))
    expect(listMissing(contentOf(FLOOR_LINES), { ...EMPTY_BRIEF, held: sentences })).toMatchObject([
      { kind: 'held', cards: [{ id: 'sex' }, { id: 'age' }] },
    ])
    const found = { ...held, source: { kind: 'website' as const, id: 'item' } }
    expect(pathsOf(contentOf(FLOOR_LINES), { ...EMPTY_BRIEF, held: [found] })).toEqual([])
    const dropped = { ...held, state: 'dropped' as const }
    expect(pathsOf(contentOf(FLOOR_LINES), { ...EMPTY_BRIEF, held: [dropped] })).toEqual([])
  })
})
