import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { extractOperations } from './extract'

const MUSTS = 'Must have two years on ovens, a hygiene certificate and a van licence'
const BRIEF = briefOf(['qualifications', MUSTS], ['hours', '38 hours a week'], ['package', '31,000'])

const operationsOf = (message: string, brief = BRIEF) =>
  extractOperations({ message, brief, jobTitle: 'Baker', companyName: 'Acme Ltd' }).map(
    ({ op, topic, factId, value }) => ({ op, topic, factId, value }),
  )

describe('what is said again', () => {
  it.each([
    'The two years I mentioned really.',
    'As I said, two years on ovens',
    'Told you, 38 hours a week',
    'I already said, a van licence.',
  ])('takes nothing back and replaces nothing for “%s”', (message) => {
    expect(operationsOf(message).filter(({ op }) => op !== 'add')).toEqual([])
  })

  it('adds nothing that the brief holds', () => {
    expect(operationsOf('As I said, two years on ovens')).toEqual([])
  })

  it('adds the value of a topic that has none', () => {
    expect(operationsOf('already said, £31,000 a year')).toEqual([
      { op: 'add', topic: 'pay', factId: null, value: '£31,000 a year' },
    ])
  })
})

describe('a correction that names its topic', () => {
  it('replaces the value of that topic', () => {
    expect(operationsOf('No, the hours are 40 hours a week')).toEqual([
      { op: 'replace', topic: 'hours', factId: 'f1', value: '40 hours a week' },
    ])
  })

  it('puts a value under the topic that it is a value of', () => {
    expect(operationsOf('no the working pattern is 38 hours a week')).toEqual([])
  })

  it('leaves everything else of a list of facts', () => {
    const brief = briefOf(['benefits', '25 days off'], ['benefits', 'pension 4%'])
    expect(operationsOf('Sorry, the pension is 6%', brief)).toEqual([
      { op: 'replace', topic: 'benefits', factId: 'f1', value: 'pension is 6%' },
    ])
  })

  it('moves a sum that stands under another topic', () => {
    expect(operationsOf('31,000 is the salary')).toEqual([
      { op: 'add', topic: 'pay', factId: null, value: '31,000' },
      { op: 'withdraw', topic: null, factId: 'f2', value: null },
    ])
  })
})

describe('a value that is said twice', () => {
  it.each([
    ['hours', '3 on 3 off nights 7 til 7', 'told you 3 on 3 off 7pm to 7am'],
    ['pay', '£34,500 that includes the shift premium', '34,500 is the salary'],
    ['location', 'We are in Ludlow, by the station', 'Based in Ludlow'],
    [
      'technical',
      'Six years welding pipework, must read isometrics',
      'It should be six years welding pipework.',
    ],
  ] as const)('stays one: %s', (topic, known, again) => {
    const found = operationsOf(again, briefOf([topic, known]))
    expect(found.filter(({ topic: own }) => own !== 'alsoSaid')).toEqual([])
  })

  it('joins what refines it', () => {
    const brief = briefOf(['qualifications', 'Two years on diesels, a van licence'])
    expect(operationsOf('The two years I mentioned, on marine engines', brief)).toEqual([
      {
        op: 'replace',
        topic: 'qualifications',
        factId: 'f0',
        value: 'Two years on diesels, on marine engines, a van licence',
      },
    ])
  })
})

describe('a value is what parses', () => {
  it.each([
    ['Budget agreed £21,500 - £24,000 DOE', 'pay', '£21,500 - £24,000 DOE'],
    [
      'money is £39,400 all in that includes the shift premium',
      'pay',
      '£39,400 all in that includes the shift premium',
    ],
    [
      'it is forty hours and three days a week in the ludlow office the rest is at home',
      'location',
      'ludlow',
    ],
    ['All on site in Ludlow, Station Road, you can’t bake at home', 'location', 'in Ludlow, Station Road'],
  ])('%s', (message, topic, value) => {
    expect(operationsOf(message, briefOf())).toContainEqual(expect.objectContaining({ topic, value }))
  })

  it('takes no accolade for a place', () => {
    const found = operationsOf('Proud to be Investors in People Silver since 2018!', briefOf())
    expect(found.filter(({ topic }) => topic === 'location')).toEqual([])
  })
})
