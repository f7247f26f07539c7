import { describe, expect, it } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import { groupFactsByTopic } from './brief-groups'

const fact = (id: string, topic: Fact['topic'], fields: Partial<Fact> = {}): Fact => ({
  id,
  topic,
  value: id,
  strength: 'must',
  state: 'active',
  locked: false,
  conflictsWith: null,
  audience: 'candidate',
  because: 'test',
  vague: false,
  doubt: null,
  slot: null,
  evidence: [],
  ...fields,
})
const shape = (facts: Fact[]) =>
  groupFactsByTopic(facts).map(({ topic, groups }) => [
    topic,
    groups.map((group) => group.facts.map(({ id }) => id)),
  ])

describe('groupFactsByTopic', () => {
  it('orders by topic and keeps the order of facts within a topic', () => {
    expect(shape([fact('pay', 'pay'), fact('b', 'technical'), fact('a', 'technical')])).toEqual([
      ['technical', [['b'], ['a']]],
      ['pay', [['pay']]],
    ])
  })

  it('groups conflicting facts that are not adjacent', () => {
    const facts = [fact('old', 'pay'), fact('bonus', 'pay'), fact('new', 'pay', { conflictsWith: 'old' })]
    expect(shape(facts)).toEqual([['pay', [['old', 'new'], ['bonus']]]])
  })

  it('includes facts that are not applicable and leaves out withdrawn and superseded ones', () => {
    const facts = [
      fact('no', 'onCall', { strength: 'notApplicable' }),
      fact('gone', 'pay', { state: 'withdrawn' }),
      fact('former', 'pay', { state: 'superseded' }),
    ]
    expect(shape(facts)).toEqual([['onCall', [['no']]]])
  })
})
