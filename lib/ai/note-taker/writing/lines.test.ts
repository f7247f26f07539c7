import { expect, it } from 'vitest'
import { BY_RULES } from '@/lib/consultation/brief/options'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf } from '@/tests/support/briefs'
import { factLines } from './lines'

const linesOf = (words: string, topic: Topic = 'location', because = BY_RULES) =>
  briefOf([topic, words, 'must', { because }]).facts.flatMap((fact) =>
    factLines({ fact, ids: [fact.id] }, 'Castle Pumps', new Map()).map(({ section, text }) => [
      section,
      text,
    ]),
  )

it('gives where the company is, and not its name, as the place', () => {
  expect(linesOf('Castle Pumps just outside Hereford')).toEqual([['location', 'Just outside Hereford']])
  expect(linesOf('Castle Pumps')).toEqual([['internalNotes', 'Castle Pumps.']])
})

it('leaves in the hours what the manager put there by a button, though it holds no time', () => {
  expect(linesOf('tender week runs late', 'hours')).toEqual([['internalNotes', 'Tender week runs late.']])
  expect(linesOf('tender week runs late', 'hours', 'accepted')).toEqual([['hours', 'Tender week runs late']])
})

it('tells candidates how they get to the place', () => {
  const words = 'no public transport at six so they need their own way in'
  expect(linesOf(words).map(([section]) => section)).toEqual(['location'])
})

it.each(['no showers', 'there’s no canteen'])('gives no place for what is not there: %s', (words) => {
  expect(linesOf(words).map(([section]) => section)).toEqual(['culture'])
})

it('tells a goal with the figure that it starts from, and a duty without', () => {
  const said = 'get scrap from 6.8% to 3% by June'
  expect(linesOf(said, 'success')).toEqual([['firstYear', 'Get scrap from 6.8% to 3% by June']])
  expect(linesOf(said, 'responsibilities')).toEqual([['responsibilities', 'Get scrap to 3% by June']])
})

it('leaves a goal that only tells how bad it is to be rewritten', () => {
  const unfit = (words: string) =>
    briefOf(['success', words]).facts.flatMap((fact) =>
      factLines({ fact, ids: [fact.id] }, 'Castle Pumps', new Map()).map(({ isUnfit }) => isUnfit),
    )
  expect(unfit('scrap is at 6.8%, get it to 3')).toEqual([true])
  expect(unfit('get scrap to 3%')).toEqual([undefined])
})

it('leaves out a comment of the talk', () => {
  expect(linesOf('nights every other week, it’s alright once you’re used to it', 'workPattern')).toEqual([
    ['workPattern', 'Nights every other week'],
  ])
})

it('tells what the firm is and gives as the firm', () => {
  expect(linesOf('the company is family run', 'culture')).toEqual([['culture', 'We are family run']])
  expect(linesOf('Castle Pumps pays for the HNC', 'growth')).toEqual([['growth', 'We pay for the HNC']])
})

it.each([
  ['responsibilities', 'There are ten fitters and they report to the foreman', 'culture'],
  ['growth', 'reports to the works manager', 'culture'],
  ['motivation', 'Downside: the yard is cold in winter', 'culture'],
  ['softSkills', 'The fitters need their parts back fast', 'culture'],
  ['softSkills', 'Candidates need a clear head', 'softSkills'],
  ['technical', 'It’s hands on', 'responsibilities'],
  ['technical', 'They’ll learn to use the mills', 'responsibilities'],
  ['success', 'Eight to ten jobs a day', 'responsibilities'],
  ['softSkills', 'Our people are easy to get on with', 'culture'],
  ['softSkills', 'Customers judge us on how we leave the house', 'culture'],
  ['culture', 'We want somebody reliable who helps the apprentices', 'softSkills'],
  ['responsibilities', 'They’d join a team of six', 'culture'],
  ['growth', 'After 12 months they should lead projects up to £150k', 'firstYear'],
  ['growth', 'After a year they could go on the course', 'growth'],
  ['responsibilities', 'Report faults to the foreman', 'responsibilities'],
] as const)('%s: tells %j with the section %s', (topic, words, section) => {
  expect(linesOf(words, topic).map(([home]) => home)).toEqual([section])
})

it('says how many work in a place as a team', () => {
  expect(linesOf('8 in toolroom', 'culture')).toEqual([['culture', 'A team of 8 in the toolroom']])
  expect(linesOf('6 in the lab', 'culture')).toEqual([['culture', 'A team of 6 in the lab']])
  expect(linesOf('2 in Leeds', 'culture')).toEqual([['culture', '2 in Leeds']])
})

it.each([
  'Finish by 10 November',
  'it ends on the 3rd of March 2028',
  'the contract runs until Easter',
  'ends around Christmas',
])('tells the end of the job as its duration, and not as a goal: %s', (words) => {
  expect(linesOf(words, 'success').map(([section]) => section)).toEqual(['duration'])
})

it.each(['Finish the flood wall by 10 November', 'run the line by Easter', 'finish the training by March'])(
  'leaves what is to be done by then a goal: %s',
  (words) => {
    expect(linesOf(words, 'success').map(([section]) => section)).toEqual(['firstYear'])
  },
)

it.each([
  'embargoed until the 14th of January',
  'it’s not public until they announce it',
  'under wraps',
  'keep it quiet till the staff have been told',
  'Nothing goes out before Monday',
  'Hold it until the 14th',
  'please wait with the advert until the board has signed',
  'nobody outside knows before the announcement',
])('keeps a word of secrecy for the agency: %s', (words) => {
  expect(linesOf(words, 'alsoSaid').map(([section]) => section)).toEqual(['internalNotes'])
})

it.each(['before I forget', 'let me get a coffee before we go on'])(
  'leaves talk about the talk out of the notes: %s',
  (words) => {
    expect(linesOf(words, 'alsoSaid')).toEqual([])
  },
)

it.each(['before I forget', 'let me get a coffee before we go on', 'Unite site'])(
  'keeps for the agency what a model took for a fact, whatever it is: %s',
  (words) => {
    const lines = linesOf(words, 'alsoSaid', 'a-model')
    expect(lines.map(([section]) => section)).toEqual(['internalNotes'])
  },
)

it('names nobody in a note for the agency', () => {
  expect(linesOf('Dave Hingley leaves in May and Priya wants his job', 'driver')).toEqual([
    ['internalNotes', 'A colleague leaves in May and a colleague wants his job.'],
  ])
  expect(linesOf('our works manager Steve knows', 'alsoSaid')).toEqual([
    ['internalNotes', 'Our works manager knows.'],
  ])
  expect(linesOf('the client is Calder Ports', 'alsoSaid')).toEqual([
    ['internalNotes', 'The client is Calder Ports.'],
  ])
})

it.each([
  'there is free parking right outside',
  'ten minutes from the train',
  'just off the A38 with a car park',
])('tells candidates about the place: %s', (words) => {
  expect(linesOf(words).map(([section]) => section)).toEqual(['location'])
})

it('leaves a suggestion that was taken over as it was suggested', () => {
  const [fact] = briefOf([
    'responsibilities',
    'Choose components for price, find second sources and keep lead times short',
  ]).facts
  const evidence = fact?.evidence.map((one) => ({ ...one, kind: 'proposal' as const })) ?? []
  const textsOf = (proposed: NonNullable<typeof fact>) =>
    factLines({ fact: proposed, ids: [proposed.id] }, 'Castle Pumps', new Map()).map(({ text }) => text)
  if (!fact) throw new Error('No fact')
  expect(textsOf(fact).length).toBeGreaterThan(1)
  expect(textsOf({ ...fact, evidence })).toEqual([fact.value])
})

it('speaks to the reader throughout', () => {
  expect(linesOf('After three months they’d be running four machines on their own', 'success')).toEqual([
    ['firstYear', 'After three months you’ll be running four machines on your own'],
  ])
  expect(
    linesOf('They’d run the saws, clear blockages and keep their area clean', 'responsibilities'),
  ).toEqual([
    ['responsibilities', 'Run the saws'],
    ['responsibilities', 'Clear blockages'],
    ['responsibilities', 'Keep your area clean'],
  ])
})

it('speaks to the reader though a model doubts the line', () => {
  expect(linesOf('After a year they could train as a test engineer', 'growth')).toEqual([
    ['growth', 'After a year you could train as a test engineer'],
  ])
})

it('leaves out that the sites are the place', () => {
  expect(linesOf('Sites are around Ipswich')).toEqual([['location', 'Around Ipswich']])
})

it('tells what somebody has done, and not the torn end of it', () => {
  expect(
    linesOf(
      'They need to have delivered M&E projects over £1m, know NEC contracts, and have SMSTS',
      'technical',
    ),
  ).toEqual([
    ['technical', 'You’ll have delivered M&E projects over £1m'],
    ['technical', 'You’ll know NEC contracts'],
    ['technical', 'You’ll have SMSTS'],
  ])
  expect(
    linesOf(
      'They’ve got to have done castings before, honestly that’s the one thing I can’t teach',
      'experience',
    ),
  ).toEqual([['experience', 'You’ll have done castings before']])
})
