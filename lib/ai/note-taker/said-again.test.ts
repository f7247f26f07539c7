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
