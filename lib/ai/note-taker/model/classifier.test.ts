import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpackClassifier } from './classifier'

const classifier = unpackClassifier({
  classes: ['pay', 'hours'],
  table: gzipSync(Int8Array.from([3, 0, 0, 5, -2, 1, 4, 4])).toString('base64'),
  scale: 0.5,
  bias: [0.1, -0.2],
})

describe('unpackClassifier', () => {
  it('weighs a run of lists as it weighs those lists alone', () => {
    const lists = [[0, 1], [2], [], [3, 0, 2], [1]]
    const weigh = classifier.runs(lists)
    for (let from = 0; from <= lists.length; from += 1)
      for (let to = from; to <= lists.length; to += 1) {
        const alone = classifier.weigh(...lists.slice(from, to))
        for (const [index, share] of weigh(from, to).entries()) expect(share).toBeCloseTo(alone[index] ?? -1)
      }
  })

  it('gives shares that follow the weights and add up to one', () => {
    const [pay = 0, hours = 0] = classifier.weigh([0])
    expect(pay).toBeGreaterThan(hours)
    expect(pay + hours).toBeCloseTo(1)
  })

  it('rejects a run past the end of the lists', () => {
    expect(() => classifier.runs([[0]])(0, 2)).toThrow(RangeError)
  })
})
