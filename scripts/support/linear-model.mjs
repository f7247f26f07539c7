// Trains the linear models of the note-taker (lib/ai/note-taker/model/classifier.ts).
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'

/** Whole numbers of a weight on each side of nought. More change nothing that is measured. */
const LEVELS = 10

/** How often each number of 32 bits was added: a table with open addresses, which is faster than a Map. */
function createCounter(capacity) {
  let bits = 10
  while (2 ** bits < capacity * 2) bits += 1
  const mask = 2 ** bits - 1
  const keys = new Uint32Array(mask + 1)
  const counts = new Uint32Array(mask + 1)
  const placeOf = (key) => {
    let place = Math.imul(key, 0x9e3779b1) & mask
    while (counts[place] > 0 && keys[place] !== key) place = (place + 1) & mask
    return place
  }
  return {
    add(key) {
      const place = placeOf(key)
      keys[place] = key
      counts[place] += 1
    },
    count: (key) => counts[placeOf(key)],
  }
}

/** The weights that each row adds up, one behind the other; only of features that are frequent enough. */
function packRows(rows, { bits, minCount }) {
  const total = rows.reduce((sum, { features }) => sum + features.length, 0)
  const counter = createCounter(total)
  for (const { features } of rows) for (const feature of features) counter.add(feature >>> 0)
  const mask = 2 ** bits - 1
  const placeOf = new Int32Array(mask + 1).fill(-1)
  const at = new Int32Array(total)
  const ends = new Int32Array(rows.length)
  const used = []
  let end = 0
  for (const [index, { features }] of rows.entries()) {
    for (const feature of features) {
      if (counter.count(feature >>> 0) < minCount) continue
      const place = feature & mask
      if (placeOf[place] < 0) placeOf[place] = used.push(place) - 1
      at[end] = placeOf[place]
      end += 1
    }
    ends[index] = end
  }
  return { at, ends, used }
}

/** Fits in a thread of its own, so that models which wait for nothing are fitted side by side. */
const fitApart = (problem) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./linear-fit.mjs', import.meta.url), { workerData: problem })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** Softmax regression with a learning rate for each weight (AdaGrad). `rows` have `features` (numbers of 32 bits) and `answer` (a class). */
export async function train(rows, classes, { bits, minCount, weightOf = () => 1, epochs = 16 }) {
  const width = classes.length
  const { at, ends, used } = packRows(rows, { bits, minCount })
  const { table, bias } = await fitApart({
    at,
    ends,
    features: used.length,
    norms: Float64Array.from(rows, ({ features }) => 1 / Math.sqrt(Math.max(1, features.length))),
    answers: Int32Array.from(rows, ({ answer }) => classes.indexOf(answer)),
    louds: classes.map((name) => weightOf(name)),
    epochs,
  })
  const step = 2 * width
  const weights = new Float32Array(2 ** bits * width)
  for (const [row, place] of used.entries())
    weights.set(table.subarray(row * step, row * step + width), place * width)
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
