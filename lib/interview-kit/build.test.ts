import { describe, expect, it } from 'vitest'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { readGuides } from '@/lib/knowledge/guides/guides'
import { linesOfGuide } from '@/lib/knowledge/guides/lines'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import { anchorsFor } from './anchors'
import { buildKitItems, listUnasked } from './build'
import { isRated } from './options'
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

const seedText = (section: Section, name: string) =>
  section === 'softSkills'
    ? `Able to explain ${name} to a client`
    : section === 'technical' || section === 'experience'
      ? `Experience of ${name} on ${section} work`
      : `${section === 'firstYear' ? 'Finish two bridges' : 'Draw bridges'} in ${name}`

const questionsOf = (...seeds: Seed[]) =>
  buildKitItems(contentOf(...seeds), { minutes: 60 }).map(({ question }) => question)

describe('buildKitItems', () => {
  it.each<[Seed, string]>([
    [
      ['responsibilities', 'Run the acceptance trials on site'],
      'Tell us about a time you had to run the acceptance trials on site and it didn’t go to plan.',
    ],
    [
      ['responsibilities', 'Attending FATs at suppliers'],
      'Tell us about your most recent experience of attending FATs at suppliers.',
    ],
    [
      ['responsibilities', 'Look after our drawing templates'],
      'In this job you would look after our drawing templates. How would you go about it?',
    ],
    [
      ['responsibilities', 'Run the user days and writes the local rules'],
      'Tell us about a time you had to run the user days and it didn’t go to plan.',
    ],
    [
      ['responsibilities', 'Link budgets, cascade analysis'],
      'Tell us about your most recent work on link budgets or cascade analysis.',
    ],
    [['experience', 'You have led a shutdown'], 'Have you led a shutdown? Walk us through the last time.'],
    [
      ['experience', 'At least five years on cranes'],
      'We ask for at least five years on cranes. Which piece of work from that time shows best what you can do?',
    ],
    [
      ['experience', 'Tekla 3 yrs min on real jobs'],
      'We ask for “Tekla 3 yrs min on real jobs”. Which piece of work from that time',
    ],
    [
      ['experience', 'Substantial post-qualification experience in flood risk'],
      'Tell us about your most recent experience in flood risk.',
    ],
    [
      ['softSkills', 'You’ll explain a fault calmly'],
      'Tell us about a time you had to explain a fault calmly.',
    ],
    [
      ['softSkills', 'Able to explain a fault to a fitter'],
      'Tell us about a time you had to explain a fault to a fitter.',
    ],
    [
      ['softSkills', 'Able to judge their own welds honestly'],
      'Tell us about a time you had to judge your own welds honestly.',
    ],
    [
      ['softSkills', 'Calm when the line is down'],
      'We are looking for someone calm when the line is down. Tell us about a time your work called for that.',
    ],
    [
      ['softSkills', 'Steady, plain speaking, teaches without showing off'],
      'Tell us about a time you had to teach without showing off.',
    ],
    [
      ['softSkills', 'The people who do well are negotiators who can explain a constraint to a farmer'],
      'Tell us about a time you had to explain a constraint to a farmer.',
    ],
    [
      ['softSkills', 'Patience and respect for how each person wants to live'],
      'Tell us about a time your work called for patience and respect for how each person wants to live.',
    ],
    [
      ['firstYear', 'In the first year you sign off two pumps'],
      'In your first year with us you would sign off two pumps. How would you go about it in your first month?',
    ],
    [
      [
        'firstYear',
        'By the end of the first twelve months we should like to see six projects holding offers',
      ],
      'By the end of your first year we would like to see six projects holding offers.',
    ],
    [
      ['technical', 'Working knowledge of the SuDS Manual (CIRIA C753)'],
      'Walk us through a job that drew on your knowledge of the SuDS Manual (CIRIA C753).',
    ],
    [
      ['technical', 'Confident use of 3D CAD, such as Creo or NX'],
      'Walk us through a job where you used 3D CAD, such as Creo or NX.',
    ],
    [
      ['technical', 'Revit is essential, as is a sound knowledge of AutoCAD'],
      'Walk us through a recent piece of your own work with Revit.',
    ],
    [['technical', 'Familiar with LOLER'], 'Walk us through a job that drew on your knowledge of LOLER.'],
    [
      ['technical', 'Lester, TVC, some relay panels'],
      'Walk us through a recent piece of your own work with Lester, TVC or relay panels.',
    ],
    [
      ['technical', 'Drivers for SDI-12, Modbus and I2C sensors'],
      'with drivers for SDI-12, Modbus and I2C sensors.',
    ],
    [
      ['technical', 'Advanced SolidWorks user, including sheet metal'],
      'with SolidWorks, including sheet metal.',
    ],
    [
      ['technical', 'Handle 25 kilo loads safely'],
      'Walk us through a job where you had to handle 25 kilo loads safely.',
    ],
    [
      ['firstYear', 'Signed off on ten methods by month 3'],
      'In your first year with us you would be signed off on ten methods by month 3.',
    ],
    [
      ['technical', 'Knowledge of BRCGS Storage, because we are audited in April'],
      'Walk us through a job that drew on your knowledge of BRCGS Storage.',
    ],
    [['technical', 'Niagara 4 certificate'], 'Could you show it to us?'],
    [['niceToHave', 'LOLER, which we can teach'], 'We will train you on LOLER.'],
    [
      ['education', 'HNC in electrical engineering'],
      'We ask for “HNC in electrical engineering”. Could you show us the certificate?',
    ],
    [
      ['education', 'A degree in hydrology or equivalent experience'],
      'We ask for “a degree in hydrology or equivalent experience”. What can you show us, or tell us about, that meets it?',
    ],
    [
      ['education', 'Enhanced DBS, it’s sheltered housing'],
      'This job needs an enhanced DBS check. Are you content to go through it?',
    ],
    [
      ['experience', 'Must be able to get SC clearance'],
      'This job needs SC clearance. Do you hold it now, or are you content to apply for it?',
    ],
    [['education', 'Full driving licence'], 'The job means driving. Could you show us your licence?'],
  ])('words %j', (seed, begin) => {
    expect(questionsOf(seed).join()).toContain(begin)
  })

  it.each<Seed>([
    ['softSkills', 'Canvassing of members will disqualify'],
    ['technical', 'Advance steel on its own no use'],
    ['experience', 'Ex forces or garage fitters fine'],
    ['experience', 'Got three inspectors'],
    ['responsibilities', 'Reports to the operations manager'],
    ['responsibilities', 'Service: Highways, Drainage and Flood Risk'],
    ['softSkills', 'Old folk get stuck, they panic'],
    ['firstYear', 'On days we cannot sail, which is a good third in winter'],
    ['technical', 'Knowledge of our racking layout'],
    ['experience', 'Six years'],
    ['responsibilities', 'Keep it up to date'],
    ['experience', 'Five in a test lab'],
    ['experience', 'Automotive considered'],
    ['softSkills', 'Cleans up after every job'],
    ['responsibilities', 'Join our planning team'],
  ])('doesn’t ask about %j, and lists it', (...seed) => {
    const content = contentOf(seed, ['technical', 'Revit'])
    const items = buildKitItems(content, { minutes: 60 })
    expect(items).toHaveLength(1)
    expect(listUnasked(content, items)).toMatchObject([{ lineIds: ['l0'], text: seed[1] }])
  })

  it.each<[Seed, string]>([
    [
      ['responsibilities', 'Have two foremen and a clerk working for you'],
      'Tell us about a time you had to manage two foremen and a clerk and it didn’t go to plan.',
    ],
    [
      ['softSkills', 'Able to say so when they’ve dropped a part'],
      'Tell us about a time you had to say so when you’ve dropped a part.',
    ],
    [
      ['experience', 'You hold HACCP level 2'],
      'We ask for “HACCP level 2”. Could you show us the certificate?',
    ],
    [
      ['firstYear', 'Know every store and have passed the gas course'],
      'By the end of your first year we would like you to know every store and have passed the gas course. How would you go about it in your first month?',
    ],
    [['experience', 'IPAF must be in date'], 'We ask for “IPAF”. Could you show it to us?'],
    [
      ['experience', 'Four years since you qualified'],
      'We ask for “four years since you qualified”. Which piece of work from that time shows best what you can do?',
    ],
  ])('words %j as %j', (seed, question) => {
    expect(questionsOf(seed)).toContain(question)
  })

  it.each<Seed>([
    ['responsibilities', 'Eleven fitters'],
    ['experience', 'You do not need a degree'],
    ['responsibilities', 'The foreman plans the week and allocates the vans'],
    ['responsibilities', 'Halyard supplies and maintains valves'],
    ['responsibilities', 'Bit of everything'],
    ['softSkills', 'Able to tell a client'],
    ['firstYear', 'Running the bay alone by May and getting'],
    ['education', 'The licence and the NVQ are musts'],
  ])('finds no question in %j, and lists it', (...seed) => {
    const content = contentOf(seed)
    const items = buildKitItems(content, { minutes: 60 }).filter(({ kind }) => kind !== 'fact')
    expect(items).toEqual([])
    expect(listUnasked(content, []).map(({ text }) => text)).toEqual([seed[1]])
  })

  it('asks once about an aim that is said twice', () => {
    const aims: Seed[] = [
      ['firstYear', 'Both pumps live by the autumn, with scrap under 4%'],
      ['firstYear', 'Both pumps live by autumn, scrap under 4%'],
    ]
    expect(questionsOf(...aims).filter((question) => /first year/.test(question))).toHaveLength(1)
  })

  it('asks about the rest of a list after its first thing', () => {
    const [item] = buildKitItems(
      contentOf(['technical', 'Steam sterilisation validation, thermal mapping by hand, protocols']),
      { minutes: 60 },
    )
    expect(item?.question).toContain('steam sterilisation validation.')
    expect(item?.probes).toContain('And what have you done with thermal mapping by hand and protocols?')
  })

  it('gathers the terms in one item, each heading once, without what is no term', () => {
    const content = contentOf(
      ['onCall', 'One week in seven'],
      ['onCall', '£150 standby for the week'],
      ['hours', '36 hours a week'],
      ['hours', '36 hours'],
      ['location', 'Band C'],
      ['startDate', 'October to March'],
      ['compensation', '£4,000'],
    )
    const items = buildKitItems(content, { minutes: 60 })
    expect(items).toMatchObject([
      {
        kind: 'fact',
        points: [
          'Pay: ………… (fill in before the interview)',
          'Hours: 36 hours a week',
          'On call: One week in seven; £150 standby for the week',
        ],
      },
    ])
    expect(listUnasked(content, items).map(({ text, reason }) => [text, reason])).toEqual([
      ['£4,000', 'vague'],
      ['Band C', 'vague'],
      ['October to March', 'vague'],
    ])
  })

  it('asks at most six or eight rated questions, from every kind of requirement', () => {
    const seeds = (
      ['technical', 'experience', 'softSkills', 'responsibilities', 'firstYear'] as const
    ).flatMap((section) =>
      ['Revit', 'Tekla', 'AutoCAD', 'Civil 3D'].map((name): Seed => [section, seedText(section, name)]),
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
        question: 'We ask for “CSCS card”. Could you show it to us?',
        points: ['Check it online.'],
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
    ['Bring on two juniors and 30 fitters', '30 fitters'],
  ])('names the scale of %j', (line, figure) => {
    expect(anchorsFor('pastBehaviour', 'act', line)?.[5]).toContain(`on the scale of this job (${figure})`)
  })

  it.each([
    'BS EN ISO 15614',
    'NVQ 3 in lifts',
    'LG1 tests',
    '4 years on the tools',
    'The 18th edition',
    'A Level 2 in care',
    'The Flood and Water Management Act 2010',
    'Lead Section 19 investigations',
    'Daily reports in by 1900, and go or no-go',
  ])('sees no scale in %j', (line) => {
    expect(anchorsFor('pastBehaviour', 'act', line)?.[5]).toContain('as hard as this job’s')
  })
})
