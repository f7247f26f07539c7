import { describe, expect, it } from 'vitest'
import { principalAxes } from './principal-axes.mjs'

describe('principalAxes', () => {
  it('finds the directions in which rows differ most, the first one first', () => {
    // Along (3, 4), and a little across it.
    const rows = [-2, -1, 0, 1, 2].flatMap((step) =>
      [-1, 1].map((side) => Float64Array.of(1 + 3 * step - 0.4 * side, 2 + 4 * step + 0.3 * side, 5)),
    )
    const { means, axes } = principalAxes(rows, 2)
    expect([...means]).toEqual([1, 2, 5].map((value) => expect.closeTo(value, 6)))
    const [first, second] = axes.map((axis) => [...axis].map((value) => Math.abs(value)))
    expect(first).toEqual([0.6, 0.8, 0].map((value) => expect.closeTo(value, 6)))
    expect(second).toEqual([0.8, 0.6, 0].map((value) => expect.closeTo(value, 6)))
  })
})
