import { describe, expect, it } from 'vitest'
import { replacePart } from './parts'

describe('replacePart', () => {
  it.each([
    ['Life cover 3x, 30 days’ leave', 'leave is 28 days, the 30 was mine', 'Life cover 3x, leave is 28 days'],
    ['SC clearance, DV eventually', 'eligible for SC', 'eligible for SC, DV eventually'],
  ])('puts one item of %s right', (earlier, said, value) => {
    expect(replacePart(earlier, said)).toEqual({ value, isBeside: false })
  })

  it('takes an item out where what is said would not read as one', () => {
    expect(replacePart('SAP, forecasting, advanced Excel', 'it isn’t SAP any more, it’s Dynamics')).toEqual({
      value: 'forecasting, advanced Excel',
      isBeside: true,
    })
  })

  it.each([
    ['MCIPS, no question', 'Bend on that: MCIPS or nearly there'],
    ['Two years on site', 'three years on site'],
    ['Revit and Tekla', 'Revit and Tekla at a good level'],
  ])('leaves %s as it is for %s', (earlier, said) => {
    expect(replacePart(earlier, said)).toBeNull()
  })
})
