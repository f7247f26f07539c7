import { describe, expect, it } from 'vitest'
import { agreeInUnit, substituteNamed, substituteRange, substituteRate, substituteSettled } from './figures'

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

it.each([
  ['3 to 5 nights away a month', 'actually make that 4 to 6 nights', '4 to 6 nights away a month'],
  ['39 hours a week', 'make that 4 to 6 nights', null],
  ['2 to 3 days a week, 8 to 10 hours', 'no, 9 to 11 hours', '2 to 3 days a week, 9 to 11 hours'],
])('puts the range of the same unit right in %j: %j', (value, said, changed) => {
  expect(substituteRange(value, said)).toBe(changed)
})

it('knows that nights are no hours', () => {
  expect(agreeInUnit('39 hours a week', '4 to 6 nights')).toBe(false)
  expect(agreeInUnit('39 hours a week', '8 till 4.30')).toBe(true)
})

describe('substituteNamed', () => {
  it.each([
    ['44 staff on the site', '46 staff, not 44', '46 staff on the site'],
    ['£45,000 and 94% of it fixed', 'scrap the 94%, it is 90%', '£45,000 and 90% of it fixed'],
  ])('%s: %s', (value, said, expected) => {
    expect(substituteNamed(value, said, true)).toBe(expected)
  })

  it.each([
    ['Yield has slipped from 94% to 89%', 'Yield back above 94% and scrap below 3%'],
    [
      'Right first time from 71% to 90% by December 2027',
      'The 22 overdue files should be cleared by September 2027',
    ],
    ['I’d like them in by the second of March ’27', 'no, two of them in March ’27'],
  ])('leaves %s as it was: %s', (value, said) => {
    expect(substituteNamed(value, said, true)).toBeNull()
  })

  it('leaves what is about something else that the figure is said of', () => {
    const value = 'The depot has run for six years without a planner'
    expect(
      substituteNamed(value, 'Sorry, the lease is four years now and customers ask for six', false),
    ).toBeNull()
    expect(substituteNamed(value, 'Sorry, four years, not six', false)).toBe(
      'The depot has run for four years without a planner',
    )
  })
})
