import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import { isSalary, splitPay, splitTyped } from './typed'

const split = (text: string) =>
  splitTyped(text, { start: 0, end: text.length })?.map(({ topic, span }) => [
    topic,
    text.slice(span.start, span.end),
  ]) ?? null

describe('splitTyped', () => {
  it.each([
    [
      '45 to 52k, Leeds, permanent',
      [
        ['pay', '45 to 52k'],
        ['location', 'Leeds'],
        ['contractType', 'permanent'],
      ],
    ],
    [
      'January ideally, 1 month notice',
      [
        ['startDate', 'January ideally'],
        ['notice', '1 month notice'],
      ],
    ],
    [
      'Permanent. 37.5 hours a week',
      [
        ['contractType', 'Permanent'],
        ['hours', '37.5 hours a week'],
      ],
    ],
  ])('sets the values of %j apart', (text, parts) => {
    expect(split(text)).toEqual(parts)
  })

  it.each(['Leeds, Bradford', 'Permanent', 'Revit, Leeds, permanent', 'Tekla, Revit'])(
    'leaves %j as it is',
    (text) => {
      expect(split(text)).toBeNull()
    },
  )
})

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
