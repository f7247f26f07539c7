import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Gate } from './gate'

describe('Gate', () => {
  it('lets so many in at once, and the others in the order in which they came', async () => {
    const gate = new Gate(2)
    const inside: number[] = []
    const leave: (() => void)[] = []
    for (const number of [0, 1, 2, 3])
      void gate.enter().then((done) => {
        inside.push(number)
        leave[number] = done
      })
    await nextTurn()
    expect(inside).toEqual([0, 1])
    leave[1]?.()
    await nextTurn()
    expect(inside).toEqual([0, 1, 2])
    leave[0]?.()
    await nextTurn()
    expect(inside).toEqual([0, 1, 2, 3])
  })

  it('gives a place back once, however often it is left', async () => {
    const gate = new Gate(1)
    const leave = await gate.enter()
    leave()
    leave()
    await gate.enter()
    let isInside = false
    void gate.enter().then(() => {
      isInside = true
    })
    await nextTurn()
    expect(isInside).toBe(false)
  })
})
