import { describe, expect, it } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import { groupFactsByTopic } from './brief-groups'

const fact = (id: string, topic: Fact['topic'], more: Partial<Fact> = {}): Fact => ({
  id,
  topic,
  value: id,
  strength: 'must',
  state: 'active',
  locked: false,
  conflictsWith: null,
  evidence: [],
  ...more,
})
const shape = (facts: Fact[]) =>
  groupFactsByTopic(facts).map(({ topic, groups }) => [
    topic,
    groups.map((group) => group.facts.map(({ id }) => id)),
  ])

describe('briefGroups', () => {
  it('orders by topic and keeps the order of what was said within one', () => {
    expect(shape([fact('pay', 'pay'), fact('b', 'technical'), fact('a', 'technical')])).toEqual([
      ['technical', [['b'], ['a']]],
      ['pay', [['pay']]],
    ])
  })

  it('puts the sides of a contradiction together, wherever they stand', () => {
    const facts = [fact('old', 'pay'), fact('bonus', 'pay'), fact('new', 'pay', { conflictsWith: 'old' })]
    expect(shape(facts)).toEqual([['pay', [['old', 'new'], ['bonus']]]])
  })

  it('shows what is not applicable, and leaves out what no longer stands', () => {
    const facts = [
      fact('no', 'onCall', { strength: 'notApplicable' }),
      fact('gone', 'pay', { state: 'withdrawn' }),
      fact('former', 'pay', { state: 'superseded' }),
    ]
    expect(shape(facts)).toEqual([['onCall', [['no']]]])
  })
})
