import { describe, expect, it } from 'vitest'
import frames from '@/tests/evals/law/training/frames.json'
import sentences from '@/tests/evals/law/training/sentences.json'
import { FAMILIES } from './families'
import { findUnlawful } from './screen'

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

  it.each(frames.lawful)('passes the lawful use of such words: %s', (text) => {
    expect(groundsOf(text)).toEqual([])
  })

  it.each(frames.unlawful)('holds what only looks like a lawful use (%s): %s', (_, text) => {
    expect(groundsOf(text ?? '')).not.toEqual([])
  })

  it.each(sentences.unlawful)('holds for %s: %s', (_, text) => {
    expect(groundsOf(text ?? '')).not.toEqual([])
  })

  it.each(sentences.lawful)('passes: %s', (text) => {
    expect(groundsOf(text)).toEqual([])
  })
})
