import { describe, expect, it } from 'vitest'
import { isShort, toWordStartPattern } from './search-term'

describe('isShort', () => {
  it.each([
    ['a', true],
    ['q7', true],
    ['É', true],
    ['a b', true],
    ['f_l', true],
    ['abc', false],
    ['.net', false],
    ['Zoë', false],
  ])('says of %j whether it is short: %j', (term, short) => {
    expect(isShort(term)).toBe(short)
  })
})

describe('toWordStartPattern', () => {
  it('escapes what has a meaning in an expression', () => {
    expect(toWordStartPattern('c+\\')).toBe("(^|[ \n@.,/&('-])c\\+\\\\")
  })

  it('has no pattern for a term without letters and digits', () => {
    expect(toWordStartPattern('%.')).toBeNull()
  })
})
