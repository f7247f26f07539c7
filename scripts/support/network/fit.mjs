// Fits a network by Adam (Kingma and Ba, 2015, arXiv:1412.6980), with each batch shared between two threads. The same
// lines always give the same weights.
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { createRandom, learn, startWeights } from './network.mjs'

const BATCH = 16
/** The share of the steps in which the rate rises; then it falls to nothing. */
const WARMING = 0.05
const [FIRST, SECOND] = [0.9, 0.999]
/** The words of a line of usual length. */
const USUAL_WORDS = 20
const LONGEST_STEP = 1

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other], list[at]]
  }
}

function startThread(layout, weights, vectors, lines) {
  const gradients = new Float32Array(new SharedArrayBuffer(layout.size * 4))
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: { layout, weights, vectors, lines, gradients },
  })
  let waiting = null
  worker.on('message', (loss) => waiting.resolve(loss))
  worker.on('error', (cause) => waiting.reject(cause))
  return {
    gradients,
    learn: (tasks) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        worker.postMessage(tasks)
      }),
    stop: () => worker.terminate(),
  }
}

/** The weights that lines change, as [from, to]: the rows of their tokens in each table, and all that is behind the tables. */
function changedBy(layout, lines) {
  const step = layout.tables.length + 1
  const ranges = layout.tables.flatMap(({ from, width }, table) => {
    const rows = new Set([0])
    for (const { rows: own } of lines) for (let at = table + 1; at < own.length; at += step) rows.add(own[at])
    return [...rows].map((row) => [from + row * width, from + (row + 1) * width])
  })
  return [...ranges, [layout.ahead.input.from, layout.size]]
}

/** Takes a step along `gradients`; only where they are not nothing, so that words that are not in a batch stay as they are. */
function createAdam(size) {
  const [means, squares] = [new Float32Array(size), new Float32Array(size)]
  return (weights, gradients, ranges, rate, step) => {
    let sum = 0
    for (const [from, to] of ranges)
      for (let at = from; at < to; at += 1) sum += gradients[at] * gradients[at]
    const factor = Math.min(1, LONGEST_STEP / Math.sqrt(sum))
    const reach = (rate * Math.sqrt(1 - SECOND ** step)) / (1 - FIRST ** step)
    for (const [from, to] of ranges)
      for (let at = from; at < to; at += 1) {
        const gradient = gradients[at] * factor
        means[at] = FIRST * means[at] + (1 - FIRST) * gradient
        squares[at] = SECOND * squares[at] + (1 - SECOND) * gradient * gradient
        weights[at] -= (reach * means[at]) / (Math.sqrt(squares[at]) + 1e-8)
      }
  }
}

/** Returns the weights. `lines` are as `learn` takes them, `passes` is how often each is learnt from; `report` is called with the number of an epoch and the mean error of its words. */
export async function fitNetwork(layout, vectors, lines, { passes, rate: highest, report = () => {} }) {
  const weights = startWeights(layout)
  const threads = [0, 1].map(() => startThread(layout, weights, vectors, lines))
  const adam = createAdam(layout.size)
  const random = createRandom(2)
  const order = lines.map((_, at) => at)
  const steps = passes * Math.ceil(lines.length / BATCH)
  const gradients = new Float32Array(layout.size)
  let step = 0
  for (let epoch = 0; epoch < passes; epoch += 1) {
    shuffle(order, random)
    let [loss, words] = [0, 0]
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order
        .slice(from, from + BATCH)
        .map((at, index) => [at, epoch * order.length + from + index])
      const losses = await Promise.all(
        threads.map((thread, own) =>
          thread.learn(batch.filter((_, index) => index % threads.length === own)),
        ),
      )
      step += 1
      loss += losses.reduce((sum, part) => sum + part, 0)
      words += batch.reduce((sum, [at]) => sum + lines[at].rows.length / (layout.tables.length + 1), 0)
      const scale = 1 / (BATCH * USUAL_WORDS)
      const ranges = changedBy(
        layout,
        batch.map(([at]) => lines[at]),
      )
      const [one, other] = threads.map((thread) => thread.gradients)
      for (const [first, end] of ranges)
        for (let at = first; at < end; at += 1) gradients[at] = (one[at] + other[at]) * scale
      const done = step / steps
      const rate = highest * (done < WARMING ? done / WARMING : (1 - done) / (1 - WARMING))
      adam(weights, gradients, ranges, rate, step)
    }
    report(epoch + 1, loss / words)
  }
  await Promise.all(threads.map((thread) => thread.stop()))
  return weights
}

if (!isMainThread && workerData?.layout) {
  const { layout, weights, vectors, lines, gradients } = workerData
  let changed = []
  parentPort.on('message', (tasks) => {
    for (const [from, to] of changed) gradients.fill(0, from, to)
    changed = changedBy(
      layout,
      tasks.map(([at]) => lines[at]),
    )
    let loss = 0
    for (const [at, seed] of tasks) loss += learn(layout, weights, vectors, lines[at], seed, gradients)
    parentPort.postMessage(loss)
  })
}
