// Trains the linear models of the note-taker (lib/ai/note-taker/model/classifier.ts).
import { gzipSync } from 'node:zlib'
import { createRandom, shuffle } from './random.mjs'

const LEARNING_RATE = 0.25
const L2 = 2e-5
/** Whole numbers of a weight on each side of nought. More change nothing that is measured. */
const LEVELS = 10

/** Softmax regression with a learning rate for each weight (AdaGrad). `rows` have `features` and `answer` (a class). */
export function train(rows, classes, { bits, minCount, weightOf = () => 1, epochs = 16 }) {
  const width = classes.length
  const size = 2 ** bits
  const counts = new Map()
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const cases = rows.map(({ features, answer }) => {
    const kept = features.filter((feature) => counts.get(feature) >= minCount)
    return {
      at: kept.map((feature) => (feature & (size - 1)) * width),
      norm: 1 / Math.sqrt(Math.max(1, features.length)),
      answer: classes.indexOf(answer),
    }
  })
  const weights = new Float32Array(size * width)
  const squares = new Float32Array(size * width).fill(1e-6)
  const bias = new Float64Array(width)
  const order = cases.map((_, index) => index)
  const random = createRandom(7)
  const scores = new Float64Array(width)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const { at, norm, answer } = cases[index]
      scores.set(bias)
      for (const row of at) for (let k = 0; k < width; k += 1) scores[k] += weights[row + k] * norm
      let highest = Number.NEGATIVE_INFINITY
      for (let k = 0; k < width; k += 1) if (scores[k] > highest) highest = scores[k]
      let total = 0
      for (let k = 0; k < width; k += 1) {
        scores[k] = Math.exp(scores[k] - highest)
        total += scores[k]
      }
      const loud = weightOf(classes[answer])
      for (let k = 0; k < width; k += 1) {
        const error = (scores[k] / total - (k === answer ? 1 : 0)) * loud
        scores[k] = error
        bias[k] -= 0.02 * error
      }
      for (const row of at)
        for (let k = 0; k < width; k += 1) {
          if (Math.abs(scores[k]) < 1e-4) continue
          const gradient = scores[k] * norm + L2 * weights[row + k]
          squares[row + k] += gradient * gradient
          weights[row + k] -= (LEARNING_RATE * gradient) / Math.sqrt(squares[row + k])
        }
    }
  }
  const sizes = Float64Array.from(
    weights.filter((weight) => weight !== 0),
    Math.abs,
  ).sort()
  const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / LEVELS
  const bytes = Int8Array.from(weights, (weight) => {
    const whole = Math.max(-LEVELS, Math.min(LEVELS, Math.round(weight / scale)))
    return Math.abs(whole) < 1 ? 0 : whole
  })
  return { classes, table: gzipSync(bytes, { level: 9 }).toString('base64'), scale, bias: Array.from(bias) }
}
