import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import { BESIDE, isNeedless, isTopicName, topicBeside } from './beside'

describe('topicBeside', () => {
  it.each(BESIDE.flatMap(({ topic, yes }) => yes.map((example) => [topic, ...example] as const)))(
    '%s after %s takes %j for %s',
    (topic, before, words, expected) => {
      expect(topicBeside(topic, words, before)).toBe(expected)
    },
  )

  it.each(BESIDE.flatMap(({ topic, no }) => no.map((example) => [topic, ...example] as const)))(
    '%s after %s keeps %j',
    (topic, before, words) => {
      expect(topicBeside(topic, words, before)).toBe(topic)
    },
  )
})

it.each([
  'Qualifications now.',
  'Money:',
  'growth...',
  'Right, experience',
  'People stuff:',
  'Software:',
  'Item 5.',
])('hears that %j only names a topic', (words) => {
  expect(isTopicName(words)).toBe(true)
})

it.each(['Permanent.', 'Days', 'Company car', 'Pay is £30,000', 'Pension', 'Hybrid'])(
  'takes %j for a value',
  (words) => {
    expect(isTopicName(words)).toBe(false)
  },
)

it.each<[string, Topic, boolean]>([
  ['Soldering - no need', 'technical', true],
  ['a diploma isn’t needed', 'qualifications', true],
  ['Rust is nice, not needed', 'technical', false],
  ['no need', 'benefits', false],
  ['none needed, we’ll train the right person', 'qualifications', true],
  ['nothing fancy', 'qualifications', false],
])('%j as %s is needless: %s', (words, topic, expected) => {
  expect(isNeedless(words, topic)).toBe(expected)
})
