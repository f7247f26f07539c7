import { describe, expect, it } from 'vitest'
import { HINT_WORDS } from './hint-words'
import { findHintedGrounds } from './hints'
import { tokenize } from './tokens'

const groundsIn = (text: string) => [...findHintedGrounds(tokenize(text))]

describe('findHintedGrounds', () => {
  it.each(HINT_WORDS.flatMap(({ ground, yes }) => yes.map((text) => [ground, text])))(
    'finds a hint at %s in: %s',
    (ground, text) => {
      expect(groundsIn(text ?? '')).toContain(ground)
    },
  )

  it.each(HINT_WORDS.flatMap(({ ground, no }) => no.map((text) => [ground, text])))(
    'finds no hint at %s in: %s',
    (ground, text) => {
      expect(groundsIn(text ?? '')).not.toContain(ground)
    },
  )

  it('forgives a letter left out and two swapped, and takes no other word for a slip', () => {
    expect(groundsIn('hetrosexual')).toEqual(['orientation'])
    expect(groundsIn('yuong')).toEqual(['age'])
    expect(groundsIn('rather')).toEqual([])
  })
})
