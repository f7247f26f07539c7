import { describe, expect, it } from 'vitest'
import fifth from '@/tests/evals/law/held-out/fifth.json'
import fourth from '@/tests/evals/law/held-out/fourth.json'
import sixth from '@/tests/evals/law/held-out/sixth.json'
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

describe('findUnlawful on sentences it was not trained on', () => {
  const sets = [fourth, fifth, sixth]
  const unlawful = sets.flatMap((set) => set.unlawful)
  const lawful = sets.flatMap((set) => set.lawful)

  it('lets at most 2 % of the unlawful ones pass', () => {
    const passed = unlawful.filter(([, text]) => groundsOf(text ?? '').length === 0)
    expect(passed.length / unlawful.length).toBeLessThanOrEqual(0.02)
  })

  it('holds at most 5 % of the lawful ones', () => {
    expect(lawful.filter((text) => groundsOf(text).length > 0).length / lawful.length).toBeLessThanOrEqual(
      0.05,
    )
  })
})
