import { describe, expect, it } from 'vitest'
import { substituteRate, substituteSettled } from './figures'

describe('substituteSettled', () => {
  it.each([
    ['Five years on site', 'No, three’s plenty', 'three years on site'],
    [
      'Five years on site',
      'no, 3 years would do if they’ve led a crew',
      '3 years on site if they’ve led a crew',
    ],
    ['£45,000', 'Actually £42,000 is fine', '£42,000'],
  ])('%s: %s', (value, said, expected) => {
    expect(substituteSettled(value, said)).toBe(expected)
  })

  it.each([
    ['Five years on site', 'three of us do it'],
    ['Five years on site', 'No, five is plenty'],
    ['Five years and two refits', 'No, three’s plenty'],
    ['Five years on site', 'No, three of them do the nights'],
  ])('leaves %s as it is after %s', (value, said) => {
    expect(substituteSettled(value, said)).toBeNull()
  })
})

it('changes the sum with the rate', () => {
  expect(substituteRate('one in six, £180 standby', 'it’s one in seven now, and £210')).toBe(
    'one in seven, £210 standby',
  )
  expect(substituteRate('one in six, £180 and £20', 'it’s one in seven now, and £210')).toBe(
    'one in seven, £180 and £20',
  )
})
