import { describe, expect, it } from 'vitest'
import { factsAfter } from '@/tests/support/talk-facts'
import { LIST_HEADS, topicOfListHead } from './list-head'

describe('the line above a list', () => {
  it.each(LIST_HEADS.flatMap(({ topic, yes }) => yes.map((head) => [head, topic] as const)))(
    '%j heads a list of %s',
    (head, topic) => {
      expect(topicOfListHead(head)).toBe(topic)
    },
  )

  it.each(LIST_HEADS.flatMap(({ topic, no }) => no.map((head) => [head, topic] as const)))(
    '%j heads no list of %s',
    (head, topic) => {
      expect(topicOfListHead(head)).not.toBe(topic)
    },
  )

  it('says what its items are, whatever was asked, and is no fact itself', () => {
    const facts = factsAfter(
      'The work, roughly in order of time:\n1. Automated tests in Python on our rigs\n2. Raising anomalies in Jira\n3. Risk reviews under ISO 14971',
    )
    expect(facts.map(({ topic, value }) => [topic, value])).toEqual([
      ['responsibilities', 'Automated tests in Python on our rigs'],
      ['responsibilities', 'Raising anomalies in Jira'],
      ['responsibilities', 'Risk reviews under ISO 14971'],
    ])
  })
})
