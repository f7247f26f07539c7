import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import { announcesTopic, findPredecessorTalk, fittingTopic, isOfPredecessor } from './misfits'

describe('fittingTopic', () => {
  it.each<[Topic, string]>([
    ['posts', 'Two of them, one on each shift'],
    ['posts', 'just the one'],
    ['pay', 'pay is in line with the NJC scale'],
    ['pay', 'fifty to fifty-five'],
    ['location', 'Cwmbran'],
    ['location', 'on the estate by the ring road'],
    ['location', 'just off the ring road at Little Haddow'],
    ['location', 'we’re in Little Haddow'],
    ['startDate', 'as soon as they can'],
    ['duration', 'until the school year ends'],
    ['contractType', 'staff job'],
    ['contractType', 'perm after six months'],
    ['startDate', 'by 3rd of Oct'],
    ['workPattern', 'on the shop floor'],
    ['workPattern', '4on4off'],
    ['benefits', 'the usual'],
    ['pay', '£40k plus a 10% bonus'],
    ['pay', '£38k all in with the shift allowance'],
    ['pay', '£52,000 with a £4,500 car allowance'],
    ['healthSafety', 'No work at height'],
    ['hours', '20% of the hours are nights'],
  ])('%s holds %j', (topic, value) => {
    expect(fittingTopic(topic, value, null)).toBe(topic)
  })

  it.each<[Topic, string, Topic | null]>([
    ['posts', 'Or a bit of both', null],
    ['contractType', 'Dental after probation', null],
    ['posts', 'So, vacancy', null],
    ['pay', 'Two changes to our list', null],
    ['location', 'Temperament', null],
    ['location', 'The Irish Pipework Design Handbook', 'alsoSaid'],
    ['location', 'the Trowbridge buses are full by ten', 'alsoSaid'],
    ['location', 'Band C', 'pay'],
    ['startDate', 'We shortlist on 12 June', 'process'],
    ['startDate', 'Before we continue', null],
    ['workPattern', 'A building', null],
    ['notice', 'Two weeks between them at most', 'alsoSaid'],
    ['workPattern', 'no expenses really, they stay in the workshop', 'expenses'],
    ['hours', 'No travel to speak of', 'travel'],
    ['hours', '33% is the shift allowance', 'package'],
    ['pay', 'Double time on Sundays and a £90 boot allowance', 'package'],
    ['pay', '£60 a day offshore allowance', 'package'],
    ['softSkills', 'people stay because they get responsibility early', 'motivation'],
    ['experience', 'Hardly anyone leaves', 'motivation'],
    ['pay', '20 per cent premium for nights', 'package'],
    ['pay', 'Overtime at 1.5', 'package'],
    ['posts', '11kV and 33kV', null],
  ])('%s does not hold %j', (topic, value, expected) => {
    expect(fittingTopic(topic, value, null)).toBe(expected)
  })

  it('takes a bare name for the place that was asked for', () => {
    expect(fittingTopic('location', 'Trumpton', 'location')).toBe('location')
    expect(fittingTopic('location', 'Little Haddow and the lanes', 'location')).toBe('location')
  })
})

it.each(['Back to the place.', 'Oh, about the hours again', 'going back to the money for a second'])(
  'hears that %j only announces a topic',
  (value) => {
    expect(announcesTopic(value)).toBe(true)
  },
)

it.each(['Back to back shifts', 'About 40 hours', 'on the road four days a week'])(
  'takes %j for more than a topic',
  (value) => {
    expect(announcesTopic(value)).toBe(false)
  },
)

it.each<[Topic, string, boolean]>([
  ['experience', 'He had a master’s', true],
  ['technical', 'Martin never used SPC', true],
  ['experience', 'He or she will have run a line', false],
  ['softSkills', 'Never late', false],
  ['driver', 'She left in May', false],
])('%s %j is of the one before: %s', (topic, value, expected) => {
  expect(isOfPredecessor(topic, value)).toBe(expected)
})

describe('findPredecessorTalk', () => {
  it.each<[string[], number[]]>([
    [
      [
        'The last fitter left after a month',
        'Came from a garage',
        'never been near a press',
        'They need a licence',
      ],
      [0, 1, 2],
    ],
    [
      ['Our previous planner retired in May', 'She knew every customer', 'Pay is £40,000'],
      [0, 1],
    ],
    [['They came third in the league', 'Was a good year'], []],
    [['The last thing they do is lock up', 'Never leave the yard open'], []],
  ])('%j', (texts, places) => {
    expect([...findPredecessorTalk(texts)]).toEqual(places)
  })
})

it.each([
  [
    'pay',
    'About twenty-four schemes a year, each somewhere between fifteen thousand and a hundred thousand pounds',
    'alsoSaid',
  ],
  ['startDate', 'What is difficult is the rush in February and March before year end', 'alsoSaid'],
  ['startDate', 'We would like somebody in place from the middle of February at the latest', 'startDate'],
  ['pay', 'there are about six night shifts a year paid at time and a third', 'package'],
  ['pay', 'Pay is Grade 6, with an increment each April until you reach the top of it', 'pay'],
] as const)('a sum or a month in %s: %s', (topic, words, expected) => {
  expect(fittingTopic(topic, words, null)).toBe(expected)
})

it.each([
  ['qualifications', 'We do hold a sponsor licence', 'process'],
  ['qualifications', 'no sponsorship', 'process'],
  ['qualifications', 'A sponsor of the apprentices', 'qualifications'],
  ['duration', 'BUPA after twelve months', 'benefits'],
  ['duration', 'twelve months, maybe longer', 'duration'],
] as const)('in %s: %s', (topic, words, expected) => {
  expect(fittingTopic(topic, words, null)).toBe(expected)
})
