import { describe, expect, it } from 'vitest'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { readGuides } from '@/lib/knowledge/guides/guides'
import { linesOfGuide } from '@/lib/knowledge/guides/lines'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import { buildKitItems, listUnasked } from './build'
import { isRated } from './options'
import { anchorsFor } from './questions'
import { kitItemSchema } from './schema'

type Seed = [Section, string, 'agency'?]

const contentOf = (...seeds: Seed[]): SpecificationContent => ({
  jobTitle: 'Commissioning Engineer',
  companyName: 'Halyard',
  companyDescription: null,
  lines: seeds.map(([section, text, audience], index) => ({
    id: `l${index}`,
    section,
    text,
    audience: audience ?? 'candidate',
    factIds: [`f${index}`],
    evidence: [],
  })),
})

const questionsOf = (...seeds: Seed[]) =>
  buildKitItems(contentOf(...seeds), { minutes: 60 }).map(({ question }) => question)

describe('buildKitItems', () => {
  it.each<[Seed, string]>([
    [
      ['responsibilities', 'Run the acceptance trials on site'],
      'Tell us about the last time you had to run the acceptance trials on site.',
    ],
    [
      ['responsibilities', 'Attending FATs at suppliers'],
      'Tell us about the last time your work meant attending FATs at suppliers.',
    ],
    [
      ['experience', 'You have led a shutdown'],
      'Tell us about the work that shows best that you have led a shutdown.',
    ],
    [['experience', 'At least five years on cranes'], 'We ask for this: “At least five years on cranes”.'],
    [
      ['softSkills', 'You’ll explain a fault calmly'],
      'Tell us about the last time you had to explain a fault calmly.',
    ],
    [
      ['firstYear', 'In the first year you sign off two pumps'],
      'In your first year here you would sign off two pumps.',
    ],
    [
      ['softSkills', 'You tell a customer no politely'],
      'Tell us about the last time you had to tell a customer no politely.',
    ],
    [
      ['softSkills', 'Able to explain a fault to a fitter'],
      'Tell us about the last time you had to explain a fault to a fitter.',
    ],
    [['softSkills', 'Calm when the line is down'], 'The job asks for this: “Calm when the line is down”.'],
    [
      ['technical', 'Fault finding on three-phase motors'],
      'Walk us through a piece of your own work that relied on fault finding on three-phase motors.',
    ],
    [
      ['technical', 'Familiar with LOLER'],
      'Walk us through a piece of your own work that shows that you are familiar with LOLER.',
    ],
    [['technical', 'PLC programming in TIA Portal'], 'relied on PLC programming in TIA Portal.'],
    [
      ['firstYear', 'Sign off two load assessments'],
      'In your first year here you would sign off two load assessments.',
    ],
    [['technical', '8Ds too'], 'The job asks for this: “8Ds”.'],
    [['technical', 'Proper PPE, LOLER, the usual'], 'The job asks for this: “Proper PPE, LOLER”.'],
    [['softSkills', 'Direct but kind'], 'The job asks for this: “Direct but kind”.'],
    [
      ['experience', 'Multi-skilled engineering background'],
      'The job asks for this: “Multi-skilled engineering background”.',
    ],
    [['experience', 'Got three inspectors'], 'The job asks for this: “Got three inspectors”.'],
    [['niceToHave', 'LOLER, which we can teach'], 'We can teach this: “LOLER, which we can teach”.'],
    [
      ['education', 'HNC in electrical engineering'],
      'To be shown, not asked about: “HNC in electrical engineering”.',
    ],
    [['hours', '37.5 hours a week'], 'Hours: “37.5 hours a week”. Does that work for you'],
  ])('takes up %j', (seed, begin) => {
    expect(questionsOf(seed).join()).toContain(begin)
  })

  it('asks at most six or eight rated questions, from every kind of requirement', () => {
    const seeds = (
      ['technical', 'experience', 'softSkills', 'responsibilities', 'firstYear'] as const
    ).flatMap((section) =>
      [1, 2, 3, 4].map((number): Seed => [section, `Requirement ${number} of ${section}`]),
    )
    for (const [minutes, most] of [
      [45, 6],
      [60, 8],
    ] as const) {
      const content = contentOf(...seeds)
      const items = buildKitItems(content, { minutes })
      const rated = items.filter(isRated)
      expect(rated).toHaveLength(most)
      const sections = new Set(
        rated.map(({ lineIds }) => content.lines.find(({ id }) => id === lineIds[0])?.section),
      )
      expect(sections.size).toBe(5)
      expect(listUnasked(content, items)).toHaveLength(seeds.length - most)
    }
  })

  it('asks nothing about lines for the agency or about unlawful ones', () => {
    const asked = questionsOf(
      ['technical', 'Replace the team leader', 'agency'],
      ['softSkills', 'Young and single'],
      ['technical', 'Revit'],
    )
    expect(asked.join()).not.toMatch(/team leader|Young/)
    expect(asked).toHaveLength(1)
  })

  it('asks once for what two sections say', () => {
    const content = contentOf(['experience', 'CSCS card'], ['education', 'CSCS card'])
    const items = buildKitItems(content, { minutes: 45, findCheck: () => 'Check it online.' })
    expect(items).toMatchObject([
      {
        kind: 'documentCheck',
        lineIds: ['l1', 'l0'],
        question: 'To be shown, not asked about: “CSCS card”. Check it online.',
      },
    ])
  })
})

const SECTION_OF = {
  technical: 'technical',
  experience: 'experience',
  qualification: 'education',
  'working-style': 'softSkills',
  duty: 'responsibilities',
} as const

describe('kits of every guide', () => {
  it.each([...readGuides().values()].map((guide) => [guide.id, guide] as const))('%s', (_, guide) => {
    const lines = linesOfGuide(guide).map(({ kind, text }): Seed => [SECTION_OF[kind], text])
    const content = contentOf(...lines, ['compensation', '£40,000 a year'])
    const items = buildKitItems(content, { minutes: 60 })
    for (const item of items) {
      expect(kitItemSchema.parse(item)).toEqual(item)
      expect(isLawful(item.question), item.question).toBe(true)
      expect(item.anchors === null).toBe(!isRated(item))
    }
    const covered = [...items, ...listUnasked(content, items)].flatMap(({ lineIds }) => lineIds)
    expect(new Set(covered).size).toBe(content.lines.length)
  })
})

describe('anchorsFor', () => {
  it.each([
    ['Run the £4m fit-out', '£4m'],
    ['Joint 11 kV cables', '11 kV'],
    ['Bring on two juniors and 30 fitters', '30'],
  ])('names the scale of %j', (line, figure) => {
    expect(anchorsFor('pastBehaviour', line)?.[5]).toContain(`(${figure})`)
  })

  it.each([
    'BS EN ISO 15614',
    'NVQ 3 in lifts',
    'LG1 tests',
    '4 years on the tools',
    'The 18th edition',
    'A Level 2 in care',
  ])('sees no scale in %j', (line) => {
    expect(anchorsFor('pastBehaviour', line)?.[5]).toContain('as demanding as this job')
  })
})
