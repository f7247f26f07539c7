import { describe, expect, it } from 'vitest'
import { isOnlyYears, withoutYears } from './years'

describe('isOnlyYears', () => {
  it.each([
    'At least 10 years’ experience',
    'ideally five years in the trade',
    '3+ yrs',
    '2 to 3 years of experience',
  ])('finds nothing else in %j', (text) => expect(isOnlyYears(text)).toBe(true))

  it.each([
    'Five years on cranes',
    'Experience of Kone equipment',
    'A two-year-old Land Rover',
    'NVQ level 3',
  ])('finds more in %j', (text) => expect(isOnlyYears(text)).toBe(false))
})

describe('withoutYears', () => {
  it('keeps what the years were spent on', () => {
    expect(withoutYears('ideally 5 years’ experience on Kone cranes')).toBe('on Kone cranes')
    expect(withoutYears('Kone cranes, at least five years')).toBe('Kone cranes')
  })
})
