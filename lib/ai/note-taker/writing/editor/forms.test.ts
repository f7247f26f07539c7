import { describe, expect, it } from 'vitest'
import { plainForm } from './forms'

describe('plainForm', () => {
  it.each([
    ['Running', 'run'],
    ['writes', 'write'],
    ['qualifying', 'qualify'],
    ['has', 'have'],
    ['pump', null],
    // Words that every object has.
    ['constructor', null],
    ['toString', null],
    ['__proto__', null],
  ])('of %j is %j', (word, form) => {
    expect(plainForm(word)).toBe(form)
  })
})
