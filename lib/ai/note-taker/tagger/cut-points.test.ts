import { describe, expect, it } from 'vitest'
import { cutPoints } from './cut-points'

/** Two labels: the share of the first for each word. */
const tagged = (opens: number[], firsts: number[]) => ({
  opens: Float32Array.from(opens),
  labels: Float32Array.from(firsts.flatMap((share) => [Math.log(share), Math.log(1 - share)])),
})

describe('cutPoints', () => {
  it('cuts where a piece is likely to open', () => {
    expect(cutPoints(tagged([0, 0.1, 0.9, 0.1], [0.9, 0.9, 0.9, 0.9]), 2)).toEqual([2])
  })

  it('cuts at a doubtful place where the topic changes for good, and not for a word', () => {
    const opens = [0, 0.1, 0.1, 0.3, 0.1, 0.1, 0.1]
    expect(cutPoints(tagged(opens, [0.95, 0.95, 0.95, 0.02, 0.02, 0.02, 0.02]), 2)).toEqual([3])
    expect(cutPoints(tagged(opens, [0.95, 0.95, 0.95, 0.4, 0.95, 0.95, 0.95]), 2)).toEqual([])
  })

  it('finds none in a word, or in nothing', () => {
    expect(cutPoints(tagged([0.9], [0.5]), 2)).toEqual([])
    expect(cutPoints(tagged([], []), 2)).toEqual([])
  })
})
