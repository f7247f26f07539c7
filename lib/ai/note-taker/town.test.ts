import { describe, expect, it } from 'vitest'
import { findTown } from './town'

describe('findTown', () => {
  it.each([
    ['We make tiles for swimming pools, all of it in Stoke since 1902.', 'Stoke'],
    ['Forty people at one works near Milton Keynes, Buckinghamshire.', 'Milton Keynes'],
    ['Across Scotland we look after lifts, and our yard is in Perth.', 'Perth'],
  ])('finds where a company is in %j', (description, town) => {
    expect(findTown(description)).toBe(town)
  })

  it.each([
    null,
    'We fit kitchens in Yorkshire.',
    'We sell Reading glasses.',
    'Our customers are hospitals.',
  ])('finds no town in %j', (description) => {
    expect(findTown(description)).toBeNull()
  })
})
