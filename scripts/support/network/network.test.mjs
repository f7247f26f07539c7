import { describe, expect, it } from 'vitest'
import { unpackNetwork } from '../../../lib/ai/note-taker/network/network.ts'
import { layoutOf, learn, startWeights } from './network.mjs'
import { trainNetwork } from './train.mjs'

const vectors = { width: 3, numbers: Float32Array.of(0.1, 0.2, -0.3, 0.4, 0.1, 0.2) }

describe('learn', () => {
  it('says how each weight should change, as small changes of it show', () => {
    const layout = layoutOf({
      knownWidth: vectors.width,
      tables: [
        { rows: 4, width: 3, spread: 0.3 },
        { rows: 3, width: 2, spread: 0.3 },
      ],
      hidden: 5,
      heads: [
        { count: 1, weight: 2 },
        { count: 3, weight: 1 },
      ],
    })
    const line = {
      rows: [0, 1, 1, 1, 2, 2, -1, 3, 0],
      answers: [
        [-1, 1, 0],
        [0, 2, 1],
      ],
    }
    const weights = startWeights(layout)
    const gradients = new Float32Array(layout.size)
    learn(layout, weights, vectors.numbers, line, 5, gradients)
    const lossWith = (at, value) => {
      const before = weights[at]
      weights[at] = value
      const loss = learn(layout, weights, vectors.numbers, line, 5, new Float32Array(layout.size))
      weights[at] = before
      return loss
    }
    const step = 0.01
    const wrong = Array.from(gradients, (gradient, at) => {
      const slope = (lossWith(at, weights[at] + step) - lossWith(at, weights[at] - step)) / (2 * step)
      return Math.abs(slope - gradient)
    })
    expect(Math.max(...wrong)).toBeLessThan(0.002)
    expect(Math.max(...gradients.map(Math.abs))).toBeGreaterThan(0.1)
  })
})

describe('trainNetwork', () => {
  const names = ['a', 'b', 'c', 'd']
  const tables = [{ names, isOpen: false, width: 6, spread: 0.5 }]
  /** Each word is to be answered by the word behind it, which only a reader of the whole line knows. */
  const lineOf = (words) => ({
    rows: Int32Array.from(words.flatMap((word) => [-1, names.indexOf(word)])),
    answers: [
      Int16Array.from(words, (_, at) => names.indexOf(words[at + 1] ?? '')),
      Int16Array.from(words, (word) => (word === 'a' ? 1 : 0)),
    ],
  })
  const heads = [
    { count: names.length, weight: 1 },
    { count: 1, weight: 1 },
  ]
  const lines = Array.from({ length: 400 }, (_, at) =>
    lineOf(Array.from({ length: 5 }, (_word, place) => names[(at * 7 + place * (at % 5) + (at >> 3)) % 4])),
  )
  const train = () => trainNetwork({ vectors, tables, heads, lines, passes: 12, rate: 0.02 })
  const packed = train()

  it('learns what stands around a word, and reads as it was trained', async () => {
    const network = unpackNetwork(await packed, vectors, tables, names.length + 1)
    const { rows } = lineOf(['b', 'a', 'd', 'c'])
    const outputs = network.read([0, 1, 2, 3].map((at) => Array.from(rows.slice(2 * at, 2 * at + 2))))
    const best = outputs.slice(0, 3).map((numbers) => {
      const answers = numbers.subarray(0, names.length)
      return names[answers.indexOf(Math.max(...answers))]
    })
    expect(best).toEqual(['a', 'd', 'c'])
    expect(outputs.map((numbers) => numbers[names.length] > 0)).toEqual([false, true, false, false])
  })

  it('always gives the same weights', async () => {
    expect(await train()).toEqual(await packed)
  })
})
