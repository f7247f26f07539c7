import { describe, expect, it } from 'vitest'
import { cutOdds, cutPoints } from './cut-points'

/** Two labels: the share of the first for each word. */
const labelsOf = (firsts: number[]) =>
  Float32Array.from(firsts.flatMap((share) => [Math.log(share), Math.log(1 - share)]))

const pointsOf = (opens: number[], firsts: number[], second: (number | null)[] = []) =>
  cutPoints(cutOdds(Float32Array.from(opens), second), labelsOf(firsts), 2)

describe('cutOdds', () => {
  it('moves a doubtful place by what another model says, and leaves the rest alone', () => {
    const opens = Float32Array.from([0, 0.3, 0.3, 0.3])
    const [, speaking = 0, against = 0, alone = 0] = cutOdds(opens, [null, 0.95, 0.05, null])
    expect(speaking).toBeGreaterThan(alone)
    expect(against).toBeLessThan(alone)
    expect(speaking).toBeGreaterThan(0)
    expect(against).toBeLessThan(0)
  })

  it('stays finite where a model is certain', () => {
    const odds = cutOdds(Float32Array.from([0, 1]), [1, 0])
    expect([...odds].every(Number.isFinite)).toBe(true)
  })
})

describe('cutPoints', () => {
  it('cuts where a piece is likely to open', () => {
    expect(pointsOf([0, 0.1, 0.9, 0.1], [0.9, 0.9, 0.9, 0.9])).toEqual([2])
  })

  it('cuts at a doubtful place where the topic changes for good, and not for a word', () => {
    const opens = [0, 0.1, 0.1, 0.3, 0.1, 0.1, 0.1]
    expect(pointsOf(opens, [0.95, 0.95, 0.95, 0.02, 0.02, 0.02, 0.02])).toEqual([3])
    expect(pointsOf(opens, [0.95, 0.95, 0.95, 0.4, 0.95, 0.95, 0.95])).toEqual([])
  })

  it('finds none in a word, or in nothing', () => {
    expect(pointsOf([0.9], [0.5])).toEqual([])
    expect(pointsOf([], [])).toEqual([])
  })
})
