import { expect, it } from 'vitest'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { createReplyGate } from '@/lib/consultation/guard/reply'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { arithmeticSources } from './arithmetic'

const sourcesOf = (...facts: [Topic, string][]) =>
  arithmeticSources(
    briefOf(
      ...facts.map(([topic, value]): FactSeed => [topic, value, 'must', { slot: parseSlot(topic, value) }]),
    ),
  )

it('works out what hourly pay comes to in a year, once the hours are known', () => {
  const pay: [Topic, string] = ['pay', '£17.50 to £19 an hour']
  expect(sourcesOf(pay)).toEqual([])
  const [source] = sourcesOf(pay, ['hours', '39 hours a week'])
  expect(source?.text).toBe(
    '£17.5 to £19 an hour × 39 hours a week × 52 = £35,490 to £38,532 a year, about £35,500 to £38,500, before overtime and extras.',
  )
  const gate = createReplyGate({ texts: [''], facts: [source?.text ?? ''], challenged: [] })
  expect(gate.findRefusal('Yours comes to about £35,500 to £38,500 a year.')).toBeNull()
  expect(gate.findRefusal('Yours comes to about £36,500 a year.')).toBe('figure')
})

it('leaves yearly pay as it is', () => {
  expect(sourcesOf(['pay', '£40,000 a year'], ['hours', '39 hours a week'])).toEqual([])
})
