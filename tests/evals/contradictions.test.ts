import { describe, expect, it } from 'vitest'
import { extractOperations } from '@/lib/ai/note-taker/extract'
import { completeOperations } from '@/lib/consultation/brief/complete'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { TOPIC_KEYS, type Topic } from '@/lib/consultation/topics'
import { newOperation } from '@/tests/support/briefs'
import pairs from './contradictions.json'

type Reader = (message: string, brief: Brief, topic: Topic) => BriefOperation[]

/** Files each message as it was said, under the topic it is about. */
const asSaid: Reader = (message, _brief, topic) => [
  newOperation({
    op: 'add',
    topic,
    value: message.replace(/\.$/, ''),
    quote: message,
    at: 0,
    strength: 'must',
  }),
]

const builtIn: Reader = (message, brief) =>
  extractOperations({ message, brief, jobTitle: 'Engineer', companyName: 'Northmoor' })

function hear(brief: Brief, message: string, topic: Topic, read: Reader, isAsked: boolean): Brief {
  const asked = isAsked ? { topic, followUp: false } : null
  const before = { ...brief, agenda: { ...brief.agenda, asked } }
  const verified = verifyOperations(read(message, before, topic), message, before, 'rules').operations
  const operations = completeOperations(verified, message, before)
  const messageId = `m${brief.facts.length}`
  let count = 0
  return applyOperations(before, operations, { messageId, because: 'test', message }, () => {
    count += 1
    return `${messageId}-${count}`
  })
}

const isAskedAbout = (first: string, second: string, topic: Topic, read: Reader, isAsked: boolean) =>
  activeFacts(hear(hear(EMPTY_BRIEF, first, topic, read, isAsked), second, topic, read, isAsked)).some(
    ({ conflictsWith }) => conflictsWith !== null,
  )

const topicOf = (name = '') => TOPIC_KEYS.find((key) => key === name) ?? 'alsoSaid'

describe.each([
  ['a reader that files what was said', asSaid, false],
  ['the built-in reader, unasked', builtIn, false],
  ['the built-in reader, asked about it', builtIn, true],
] as const)('two values over %s', (_, read, isAsked) => {
  it.each(pairs.contradictory)('are asked about (%s): %s / %s', (topic, first, second) => {
    expect(isAskedAbout(first ?? '', second ?? '', topicOf(topic), read, isAsked)).toBe(true)
  })

  it.each(pairs.harmless)('are no contradiction (%s): %s / %s', (topic, first, second) => {
    expect(isAskedAbout(first ?? '', second ?? '', topicOf(topic), read, isAsked)).toBe(false)
  })
})
