import { describe, expect, it } from 'vitest'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { readGuides } from '@/lib/knowledge/guides/guides'
import { linesOfGuide } from '@/lib/knowledge/guides/lines'
import type { Section } from '@/lib/specification/options'
import { contentOf as contentWith, type Seed } from '@/tests/support/specification-content'
import { buildKitItems, listUnasked } from './build'
import { isRated } from './options'
import { kitItemSchema } from './schema'

const SECTION_OF = {
  technical: 'technical',
  experience: 'experience',
  qualification: 'education',
  'working-style': 'softSkills',
  duty: 'responsibilities',
} as const

const contentOf = (...seeds: Seed[]) => contentWith('Commissioning Engineer', ...seeds)

const seedText = (section: Section, name: string) =>
  section === 'softSkills'
    ? `Able to explain ${name} to a client`
    : section === 'technical' || section === 'experience'
      ? `Experience of ${name} on ${section} work`
      : `${section === 'firstYear' ? 'Finish two bridges' : 'Draw bridges'} in ${name}`

const questionsOf = (...seeds: Seed[]) =>
  buildKitItems(contentOf(...seeds), { minutes: 60 }).map(({ question }) => question)

describe('questions written by hand', () => {
  const asked = (jobTitle: string, ...seeds: Seed[]) =>
    buildKitItems({ ...contentOf(...seeds), jobTitle }, { minutes: 60 })

  it('asks the question of the guide to the job title, and cites the line', () => {
    const [item] = asked('CNC Machinist', [
      'technical',
      'Confident use of micrometers, bore gauges, height gauges and dial indicators on close limits.',
    ])
    expect(item).toMatchObject({
      kind: 'ownWork',
      question: 'Tell us about a time two gauges gave you different readings. What did you do?',
      lineIds: ['l0'],
    })
  })

  it('asks the question of another guide where the lines are about the same work', () => {
    const [item] = asked(
      'Site Agent',
      ['responsibilities', 'Order concrete, stone and plant'],
      ['responsibilities', 'Setting out from the control points'],
      ['responsibilities', 'Check levels and lines before each pour'],
    )
    expect(item?.question).toContain('a concrete or stone order')
  })

  it('doesn’t ask the question of another trade, but a general one about the line', () => {
    const [item] = asked('Buyer', ['responsibilities', 'Castings, fasteners, bearings and seals'])
    expect(item?.question).toContain('castings, fasteners, bearings and seals')
  })

  it.each([
    ['Helps colleagues who are stuck', /helped you|you asked|you didn’t know/],
    ['Calm when a skipper is shouting', /went wrong within minutes/],
    ['Holds their own with older keepers', /speak in front of/],
    ['Negotiates hard with boatyards', /didn’t have to listen/],
    ['Keeps calm with visitors', /asked something at work that you didn’t know/],
    ['Shares what they know with the crew', /criticism|learned from/],
    ['Patient with learners; explains a mark rather than just making it', /stay polite/],
    ['Documents decisions in the log and not in a letter', /decision you had to make quickly/],
    ['Firm but fair with suppliers', /say no to somebody/],
    ['Turns up on time for the boat', /let somebody down/],
  ])('asks nothing about a neighbouring virtue of "%s"', (line, wrong) => {
    const [item] = asked('Lighthouse Keeper', ['softSkills', line])
    expect(item?.question).not.toMatch(wrong)
  })

  it('asks one question about two lines that only it fits', () => {
    const items = asked('CNC Machinist', ['technical', 'Fanuc controls'], ['technical', 'Fanuc 31i controls'])
    expect(items).toHaveLength(1)
    expect(items[0]?.lineIds.sort()).toEqual(['l0', 'l1'])
  })

  it('asks about a safety-critical line by itself', () => {
    const items = asked(
      'Test Engineer',
      ['responsibilities', 'Design and build test rigs'],
      ['responsibilities', 'Keep the rigs calibrated and guarded'],
    )
    expect(items[0]?.lineIds).toEqual(['l1'])
  })

  it('leaves a second question about one thing out while there are others', () => {
    const items = asked(
      'Embedded Software Engineer',
      ['responsibilities', 'Low power design'],
      ['responsibilities', 'Firmware in C for battery powered detectors'],
      ...(['I2C drivers', 'Bootloaders', 'MISRA', 'FreeRTOS or Zephyr'] as const).map(
        (text): Seed => ['technical', text],
      ),
      ...(
        ['Bringing up new boards', 'Unit tests', 'Review the code of others', 'Read schematics'] as const
      ).map((text): Seed => ['responsibilities', text]),
    )
    expect(
      items.filter(({ question }) => /\b(?:power|battery|current)\b/.test(question)).length,
    ).toBeLessThanOrEqual(1)
  })

  it('doesn’t ask about what a line says is not needed', () => {
    const questions = asked('Quality Engineer', ['technical', 'Gauges, but no Minitab']).map(
      ({ question }) => question,
    )
    expect(questions.join()).not.toContain('statistics package')
  })

  it('doesn’t ask about something that a line only mentions', () => {
    for (const [title, line, wrong] of [
      ['Engineering Lecturer', 'Teach problem solving to second years', 'came back after you thought'],
      ['Test Engineer', 'Building test equipment from a blank sheet', 'two instruments'],
      ['Maintenance Engineer', 'Calibrating temperature and pressure sensors', 'first visit'],
      ['Design Engineer', 'Check the drawings of two juniors', 'review of your work'],
    ] as const)
      expect(
        asked(title, ['responsibilities', line])
          .map(({ question }) => question)
          .join(),
      ).not.toContain(wrong)
  })

  it.each<[Seed, string]>([
    [['softSkills', 'Calm when the line is down'], 'a breakdown or stoppage'],
    [['softSkills', 'Calm'], 'several things went wrong within minutes'],
    [['softSkills', 'Says no to a director, firm and assertive'], 'When did you last say no to somebody'],
    [['softSkills', 'Self-starter, as there’s nobody to start you'], 'something useful you started'],
    [['technical', 'Excel, pivot tables'], 'spreadsheet'],
  ])('has a question for %j in any job', (seed, begin) => {
    expect(
      asked('Lighthouse Keeper', seed)
        .map(({ question }) => question)
        .join(),
    ).toContain(begin)
  })
})

describe('buildKitItems', () => {
  it.each<[Seed, string]>([
    [['niceToHave', 'LOLER, which we can teach'], 'We will train you on LOLER.'],
    [['technical', 'Niagara 4 certificate'], 'Could you show us the certificate?'],
    [
      ['education', 'HNC in electrical engineering'],
      'I’ll read you the qualification we ask for. Could you show us the certificate?',
    ],
    [
      ['education', 'A degree in hydrology or equivalent experience'],
      'Could you show us a certificate, or tell us how you learned the same at work?',
    ],
    [
      ['education', 'Enhanced DBS, it’s sheltered housing'],
      'This job needs an enhanced DBS check. Are you happy to go through it?',
    ],
    [
      ['experience', 'Must be able to get SC clearance'],
      'This job needs SC clearance. Do you hold it now? If not, are you happy for us to apply for it?',
    ],
    [['education', 'Full driving licence'], 'The job involves driving. Could you show us your licence?'],
    [
      ['experience', 'You hold HACCP level 2'],
      'I’ll read you the qualification we ask for. Could you show us the certificate?',
    ],
    [
      ['education', 'You carry, or can obtain, a CSCS card'],
      'Do you hold it already? If not, when could you get it?',
    ],
    [
      ['education', 'Current 18th Edition, or willing to sit it with us'],
      'Do you hold it already? If not, when could you get it?',
    ],
    [
      ['education', 'AAT Level 3, complete or in its final papers'],
      'Have you finished it, or how far have you got? Could you show us the certificate, or your results so far?',
    ],
    [
      ['education', 'HNC, apprenticeship or similar technical schooling'],
      'or tell us how you learned the same at work?',
    ],
    [
      ['education', 'SSSTS certificate and a gold CSCS card'],
      'I’ll read you the cards and certificates we ask for. Could you show us yours?',
    ],
    [
      ['education', 'Degree or HND in physics'],
      'I’ll read you the qualifications we accept. Which do you hold',
    ],
    [
      ['experience', 'IPAF must be in date'],
      'I’ll read you the card or certificate we ask for. Could you show us yours?',
    ],
  ])('words %j', (seed, begin) => {
    expect(questionsOf(seed).join()).toContain(begin)
  })

  it.each<Seed>([
    ['softSkills', 'Canvassing of members will disqualify'],
    ['experience', 'Ex forces or garage fitters fine'],
    ['experience', 'Got three inspectors'],
    ['responsibilities', 'Reports to the operations manager'],
    ['responsibilities', 'Service: Highways, Drainage and Flood Risk'],
    ['softSkills', 'Old folk get stuck, they panic'],
    ['firstYear', 'On days we cannot sail, which is a good third in winter'],
    ['responsibilities', 'Keep it up to date'],
    ['experience', 'Automotive considered'],
    ['responsibilities', 'Join our planning team'],
    ['experience', 'You do not need a degree'],
    ['responsibilities', 'Bit of everything'],
    ['firstYear', 'Running the bay alone by May and getting'],
    ['education', 'The licence and the NVQ are musts'],
    ['responsibilities', 'Help Gary on the lathe'],
    ['experience', 'One week in six on call'],
    ['responsibilities', 'Spend three to four nights away a month'],
    ['technical', 'Starting pay of £30,000'],
  ])('doesn’t ask about %j, and lists it', (...seed) => {
    const content = contentOf(seed, ['technical', 'Revit'])
    const items = buildKitItems(content, { minutes: 60 })
    expect(items).toHaveLength(1)
    expect(listUnasked(content, items)).toMatchObject([{ lineIds: ['l0'], text: seed[1] }])
  })

  it('asks once about an aim that is said twice', () => {
    const aims: Seed[] = [
      ['firstYear', 'Both pumps live by the autumn, with scrap under 4%'],
      ['firstYear', 'Both pumps live by autumn, scrap under 4%'],
    ]
    expect(questionsOf(...aims)).toHaveLength(1)
  })

  it('asks plain questions of one kind in different words', () => {
    const questions = questionsOf(
      ['technical', 'Glass blowing'],
      ['technical', 'Lens grinding'],
      ['technical', 'Brass polishing'],
    ).map((question) => question.replace(/glass blowing|lens grinding|brass polishing/, ''))
    expect(new Set(questions).size).toBe(3)
  })

  it('gives a question with each line that can be added', () => {
    const content = contentOf(
      ['technical', 'Revit'],
      ['technical', 'Glass blowing'],
      ['experience', 'Bit of everything'],
      ['softSkills', 'Canvassing will disqualify'],
    )
    expect(listUnasked(content, []).map(({ reason, wording }) => [reason, wording !== null])).toEqual([
      ['time', true],
      ['time', true],
      ['vague', false],
      ['notice', false],
    ])
  })

  it('asks at most six or eight rated questions, from several kinds of requirement', () => {
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
      expect(rated.length).toBeGreaterThanOrEqual(6)
      expect(rated.length).toBeLessThanOrEqual(most)
      const sections = new Set(
        rated.map(({ lineIds }) => content.lines.find(({ id }) => id === lineIds[0])?.section),
      )
      expect(sections.size).toBeGreaterThanOrEqual(3)
      const listed = [...items, ...listUnasked(content, items)].flatMap(({ lineIds }) => lineIds)
      expect(new Set(listed).size).toBe(seeds.length)
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
        question: 'Could you show us your CSCS card?',
        points: [
          'We ask for: CSCS card',
          'Check it online.',
          'Look at the original. Note its number and the date it runs out.',
        ],
      },
    ])
  })
})

describe('the kit of every guide, for its own job title', () => {
  it.each([...readGuides().values()].map((guide) => [guide.id, guide] as const))('%s', (_, guide) => {
    const lines = linesOfGuide(guide).map(({ kind, text }): Seed => [SECTION_OF[kind], text])
    const content = {
      ...contentOf(...lines, ['compensation', '£40,000 a year']),
      jobTitle: guide.titles[0] ?? '',
    }
    const items = buildKitItems(content, { minutes: 60 })
    for (const item of items) {
      expect(kitItemSchema.parse(item)).toEqual(item)
      expect(isLawful(item.question), item.question).toBe(true)
      expect(item.anchors === null).toBe(!isRated(item))
    }
    const covered = [...items, ...listUnasked(content, items)].flatMap(({ lineIds }) => lineIds)
    expect(new Set(covered).size).toBe(content.lines.length)
    const questions = items.map(({ question }) => question)
    expect(new Set(questions).size).toBe(questions.length)
    const own = new Set(guide.interview.map(({ question }) => question))
    const rated = items.filter(isRated)
    expect(rated.filter(({ question }) => own.has(question)).length).toBeGreaterThanOrEqual(6)
  })
})

it('asks about two lines at once where one answer would be given to both questions', () => {
  const content = contentWith(
    'Press Brake Operator',
    ['technical', 'Trumpf press brake'],
    ['responsibilities', 'Set and run the press brakes'],
  )
  const about = buildKitItems(content, { minutes: 60 }).filter(({ question }) => /press brake/.test(question))
  expect(about).toHaveLength(1)
  expect(about[0]?.lineIds).toEqual(content.lines.map(({ id }) => id))
})
