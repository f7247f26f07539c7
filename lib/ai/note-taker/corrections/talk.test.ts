import { describe, expect, it } from 'vitest'
import { findTalk, TALK } from './talk'

const without = (text: string): string =>
  findTalk(text)
    .repairs.reduceRight(
      (rest, { start, end, text: by }) => rest.slice(0, start) + by + rest.slice(end),
      text,
    )
    .replace(/^[\s"“,.]+|[\s"”,.]+$/g, '')

describe('talk about the talk', () => {
  it.each(TALK.flatMap(({ yes }) => Object.entries(yes)))('leaves of “%s” only “%s”', (said, left) => {
    expect(without(said)).toBe(left.replace(/^[\s"“]+|[\s"”,.]+$/g, ''))
  })

  it.each(TALK.flatMap(({ pattern, no }) => no.map((said) => [said, pattern] as const)))(
    'cuts nothing from “%s”',
    (said, pattern) => {
      expect([...said.matchAll(pattern)]).toEqual([])
    },
  )
})
