// The fitting of scripts/support/linear-model.mjs, in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads'
import { createRandom, shuffle } from './random.mjs'

const LEARNING_RATE = 0.25
const L2 = 2e-5

/** `ends` says where the features of each row end in `at`; `louds` how much each class counts. */
function fitModel({ at, ends, features, norms, answers, louds, epochs }) {
  const width = louds.length
  // The weights of a feature, and behind them the squares of their gradients.
  const step = 2 * width
  const table = new Float32Array(features * step)
  for (let row = 0; row < table.length; row += step) table.fill(1e-6, row + width, row + step)
  const bias = new Float64Array(width)
  const order = Array.from(ends, (_, index) => index)
  const random = createRandom(7)
  const scores = new Float64Array(width)
  const moved = new Int32Array(width)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const norm = norms[index]
      const answer = answers[index]
      const [from, to] = [index === 0 ? 0 : ends[index - 1], ends[index]]
      scores.set(bias)
      for (let place = from; place < to; place += 1) {
        const row = at[place] * step
        for (let k = 0; k < width; k += 1) scores[k] += table[row + k] * norm
      }
      let highest = Number.NEGATIVE_INFINITY
      for (let k = 0; k < width; k += 1) if (scores[k] > highest) highest = scores[k]
      let total = 0
      for (let k = 0; k < width; k += 1) {
        scores[k] = Math.exp(scores[k] - highest)
        total += scores[k]
      }
      const loud = louds[answer]
      let count = 0
      for (let k = 0; k < width; k += 1) {
        const error = (scores[k] / total - (k === answer ? 1 : 0)) * loud
        scores[k] = error
        bias[k] -= 0.02 * error
        if (Math.abs(error) >= 1e-4) {
          moved[count] = k
          count += 1
        }
      }
      for (let place = from; place < to; place += 1) {
        const row = at[place] * step
        for (let one = 0; one < count; one += 1) {
          const k = moved[one]
          const weight = row + k
          const gradient = scores[k] * norm + L2 * table[weight]
          table[weight + width] += gradient * gradient
          table[weight] -= (LEARNING_RATE * gradient) / Math.sqrt(table[weight + width])
        }
      }
    }
  }
  return { table, bias }
}

const { table, bias } = fitModel(workerData)
parentPort.postMessage({ table, bias }, [table.buffer, bias.buffer])
