import { describe, expect, it } from 'vitest'
import { FAMILIES } from './families'
import { FRAMES } from './frames'
import { findUnlawful } from './screen'
import sentences from './sentences.json'

const groundsOf = (text: string) => findUnlawful(text).map(({ ground }) => ground)

describe('findUnlawful', () => {
  it.each(FAMILIES.flatMap(({ id, ground, yes }) => yes.map((text) => [id, text, ground])))(
    'holds the example of "%s": %s',
    (_, text, ground) => {
      expect(groundsOf(text ?? '')).toContain(ground)
    },
  )

  it.each(FAMILIES.flatMap(({ id, no }) => no.map((text) => [id, text])))(
    'passes the counter-example of "%s": %s',
    (_, text) => {
      expect(groundsOf(text ?? '')).toEqual([])
    },
  )

  it.each(FRAMES.flatMap(({ id, yes }) => yes.map((text) => [id, text])))(
    'passes the frame "%s": %s',
    (_, text) => {
      expect(groundsOf(text ?? '')).toEqual([])
    },
  )

  it.each(FRAMES.flatMap(({ id, no }) => no.map((text) => [id, text])))(
    'holds what only looks like the frame "%s": %s',
    (_, text) => {
      expect(groundsOf(text ?? '')).not.toEqual([])
    },
  )

  it.each(sentences.unlawful)('holds for %s: %s', (_, text) => {
    expect(groundsOf(text ?? '')).not.toEqual([])
  })

  it.each(sentences.lawful)('passes: %s', (text) => {
    expect(groundsOf(text)).toEqual([])
  })
})
