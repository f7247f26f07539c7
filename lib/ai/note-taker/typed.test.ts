import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import { isPlainDuty, isSalary, isTraining, leftTopic, splitPay, typedTopic } from './typed'

it.each([
  ['55-68k + share options', true],
  ['£5,000 car allowance', false],
  ['share options', false],
])('knows whether %j is the pay', (words, expected) => {
  expect(isSalary(words)).toBe(expected)
})

describe('splitPay', () => {
  const splitOf = (text: string, topic: Topic = 'pay') =>
    splitPay(text, { start: 0, end: text.length }, topic)?.map(({ topic, span }) => [
      topic,
      text.slice(span.start, span.end),
    ]) ?? null

  it.each([
    [
      'We have budgeted £72,000 to £80,000, together with a bonus of up to 15%, a car allowance of £6,250',
      '£72,000 to £80,000',
      'a bonus of up to 15%, a car allowance of £6,250',
    ],
    ['£41,000 according to experience, and a van', '£41,000 according to experience', 'a van'],
    ['£19.40 an hour, 25% shift premium', '£19.40 an hour', '25% shift premium'],
    [
      'thirty three to thirty six thousand overtime is time and a third',
      'thirty three to thirty six thousand',
      'overtime is time and a third',
    ],
  ])('sets what comes on top in %j apart', (text, pay, rest) => {
    expect(splitOf(text)).toEqual([
      ['pay', pay],
      ['package', rest],
    ])
  })

  it('leaves benefits where they are', () => {
    expect(splitOf('52 to 60k depending, EMI share options, 27 days leave', 'benefits')).toEqual([
      ['pay', '52 to 60k depending'],
      ['benefits', 'EMI share options, 27 days leave'],
    ])
    expect(splitOf('£48,000, 25 days', 'hours')).toBeNull()
  })

  it.each(['£500 and a van', '£41,000, paid monthly', 'a van, £6,000 allowance', '£40,000 and £45,000'])(
    'leaves %j whole',
    (text) => {
      expect(splitOf(text)).toBeNull()
    },
  )
})

it.each<[string, Topic | null]>([
  ['time and a third after that', 'package'],
  ['A decade in breweries', 'experience'],
  ['no weekends', 'workPattern'],
  ['Ten of us in the office', null],
])('%j is left to %s', (value, topic) => {
  expect(leftTopic(value)).toBe(topic)
})

it.each([
  ['We pay for the IOSH course', true],
  ['We’d put them through Level 5', true],
  ['We can teach the valve timing and our own standards', true],
  ['They’d get put through CompEx', true],
  ['We’ll put you through CO2 and hydrocarbons', true],
  ['You’ll be trained on the coders', true],
  ['They will train the apprentices', false],
  ['We can teach our apprentices to weld', false],
  ['We pay for parking', false],
  ['They need the IOSH course', false],
])('%j is training that is offered: %s', (value, expected) => {
  expect(isTraining(value)).toBe(expected)
})

it.each([
  ['The candidate will be building the test rigs', true],
  ['They will be working from home', false],
  ['You’ll find an old advert online', false],
])('%j is plainly a duty: %s', (value, expected) => {
  expect(isPlainDuty(value)).toBe(expected)
})

it.each<[string, string, Topic | null]>([
  ['Kendal, up by the station', 'benefits', 'location'],
  ['Leeds and York sites are both busy', 'benefits', null],
])('%j, which seems to be %s, is %s', (value, label, topic) => {
  expect(typedTopic(value, label)).toBe(topic)
})
