import { describe, expect, it } from 'vitest'
import { tidy, titleInSentence } from './phrases'

describe('tidy', () => {
  it.each([
    ['category A items', 'category A items'],
    ['Category A electrical work', 'Category A electrical work'],
    ['a electrical fitter', 'an electrical fitter'],
    ['a Electrical fitter', 'an Electrical fitter'],
    ['a uniform', 'a uniform'],
  ])('puts the article of %j right, and leaves the letter of a grade', (value, text) => {
    expect(tidy(value)).toBe(text)
  })
})

describe('titleInSentence', () => {
  it.each([
    ['Hydraulics lead', 'hydraulics lead'],
    ['Welder', 'welder'],
    ['HVAC Service Lead', 'HVAC Service Lead'],
    ['Field Service Engineer', 'Field Service Engineer'],
    ['Siemens controls engineer', 'Siemens controls engineer'],
    ['French speaking adviser', 'French speaking adviser'],
    ['CNC machinist', 'CNC machinist'],
  ])('lowers a title in sentence case only: %j', (title, text) => {
    expect(titleInSentence(title)).toBe(text)
  })
})
