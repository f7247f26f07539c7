import { describe, expect, it } from 'vitest'
import { isOther, OTHERS } from './others'

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
