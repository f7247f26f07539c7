import { describe, expect, it } from 'vitest'
import { isSalary, splitTyped } from './typed'

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
