import { describe, expect, it } from 'vitest'
import { isBareSlip, mendSlip, mendWithin } from './slips'

describe('mendWithin', () => {
  it.each([
    ['five years on highways, no, make that three', 'three years on highways', ''],
    ['4 years in rail, sorry not 4, 3', '3 years in rail', ''],
    [
      'fixed-term for 24 months, or rather 20 months since the grant is late',
      'fixed-term for 20 months',
      ' since the grant is late',
    ],
    ['six months probation - correct that, three months', 'three months probation', ''],
    [
      'It’s 44 hours over - no what am I saying, 42 hours over four days, no Sundays',
      'It’s 42 hours over four days',
      ', no Sundays',
    ],
    ['one in four on call - one in six, sorry, and a van', 'one in six on call', 'and a van'],
    ['£30k to £35k, no hang on, £34k max', '£30k to £34k', ''],
    [
      'thirty eight to forty thousand no thirty nine max i have no more',
      'thirty eight to thirty nine thousand',
      ' i have no more',
    ],
    ['options of 0.2%, no, 0.15%', 'options of 0.15%', ''],
    [
      'four days in, Deansgate, correction, three days in the office from May',
      'three days in the office from May, Deansgate',
      '',
    ],
    ['we did say six years but no, three years on lifts is fine', 'three years on lifts is fine', ''],
    ['they won’t do six nights, so make it four nights on the quay', 'four nights on the quay', ''],
    ['ditch the 30 to 34, make it 33 to 36', '33 to 36', ''],
  ])('%s', (words, value, rest) => {
    const mended = mendWithin(words)
    expect(mended?.value).toBe(value)
    expect(words.slice(mended?.length)).toBe(rest)
  })

  it.each([
    'They need three years, actually more is fine',
    'There are 12 people, no managers',
    'Nine of us, all part-timers bar two, no one emails after six',
    'We pay for 30 days no quibble over 5',
    'Five sites - two in Wales',
    'Keep 40 units running, no downtime over 5 minutes a week',
    'Sorry to say it pays £30k',
  ])('leaves %s alone', (words) => {
    expect(mendWithin(words)).toBeNull()
  })
})

it.each([
  ['30 hours, 8.45 to 3.15, term time', 'Forgive me, that was last year’s. It is 32.5 hours: 8.30 to 3.30'],
])('puts %j right by %j, without the old times', (before, after) => {
  expect(mendSlip(before, after)?.value).not.toMatch(/30 hours|8\.45/)
})

it.each([
  ['Forgive me, that was last year’s pattern.', true],
  ['No, sorry.', true],
  ['Sorry, it’s 38.', false],
  ['That was a good year.', false],
])('hears whether %j only says that something was wrong', (words, expected) => {
  expect(isBareSlip(words)).toBe(expected)
})
