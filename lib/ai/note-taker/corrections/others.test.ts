import { describe, expect, it } from 'vitest'
import { isBoilerplate, isOther, OTHERS } from './others'

describe('isOther', () => {
  it.each(OTHERS.flatMap(({ yes, pattern }) => yes.map((words) => [words, pattern] as const)))(
    'hears another job in %j',
    (words, pattern) => {
      expect(pattern.test(words)).toBe(true)
    },
  )

  it.each(OTHERS.flatMap(({ no }) => no))('hears none in %j', (words) => {
    expect(isOther(words)).toBe(false)
  })
})

describe('isBoilerplate', () => {
  it.each([
    'Undertake any other duties commensurate with the grade',
    'We reserve the right to close this advert early',
    'This post is subject to the Rehabilitation of Offenders Act',
  ])('is %j', (words) => {
    expect(isBoilerplate(words)).toBe(true)
  })

  it.each(['Share other duties with the night team', 'An enhanced DBS check is needed'])(
    'is not %j',
    (words) => {
      expect(isBoilerplate(words)).toBe(false)
    },
  )
})
