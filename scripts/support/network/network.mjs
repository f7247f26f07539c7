// A network that reads a line of words in both directions (lib/ai/note-taker/network), as it learns: vectors of a word and what stands around
// it, a gated recurrent unit in each direction (Cho et al., 2014, arXiv:1406.1078), and a linear layer for the answers of each word.

const GATES = 3
const LEAST = 1e-7

/** The shares of numbers and of words that are left out at random, so that it relies on none of them. */
const DROPPED = 0.3
const DROPPED_WORDS = 0.2

/** Numbers from 0 to 1 that look random: xorshift of 32 bits (Marsaglia, 2003). `seed` is a whole number. */
export function createRandom(seed) {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/**
 * Where the weights of a network stand: `tables` [{rows, width, spread}] of a word's numbers, then both directions and the last layer.
 * `knownWidth` is the width of the vectors that aren't learnt. `heads` [{count, weight}] are the questions that each word is asked: one of
 * `count` answers, or yes or no where `count` is 1; and how much each counts.
 */
export function layoutOf({ knownWidth, tables, hidden, heads }) {
  const inputWidth = knownWidth + tables.reduce((sum, { width }) => sum + width, 0)
  const gates = GATES * hidden
  const outputs = heads.reduce((sum, { count }) => sum + count, 0)
  let size = 0
  const block = (length, spread) => {
    size += length
    return { from: size - length, length, spread }
  }
  const direction = () => ({
    input: block(inputWidth * gates, Math.sqrt(1 / inputWidth)),
    recurrent: block(hidden * gates, Math.sqrt(1 / hidden)),
    bias: block(gates, 0),
  })
  const layout = {
    knownWidth,
    tables: tables.map(({ rows, width, spread }) => ({ rows, width, ...block(rows * width, spread) })),
    ahead: direction(),
    behind: direction(),
    out: block(2 * hidden * outputs, Math.sqrt(1 / (2 * hidden))),
    outBias: block(outputs, 0),
  }
  return { ...layout, inputWidth, gates, hidden, heads, outputs, size }
}

export const blocksOf = ({ tables, ahead, behind, out, outBias }) => [
  ...tables,
  ahead.input,
  ahead.recurrent,
  ahead.bias,
  behind.input,
  behind.recurrent,
  behind.bias,
  out,
  outBias,
]

/** Weights to begin with: normally distributed (Box and Muller, 1958), by the spread of their table. */
export function startWeights(layout) {
  const random = createRandom(1)
  const weights = new Float32Array(new SharedArrayBuffer(layout.size * 4))
  for (const { from, length, spread } of blocksOf(layout))
    for (let at = from; at < from + length; at += 1)
      weights[at] = spread * Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
  return weights
}

/** sums[row] += vectors[row] · table, for `count` rows. Four lines of the table at a time take half as long. */
function multiply(vectors, from, length, weights, table, sums, to, width, count) {
  for (let row = 0; row < count; row += 1) {
    const start = from + row * length
    const target = to + row * width
    let index = 0
    for (; index + 3 < length; index += 4) {
      const at = start + index
      const [a, b, c, d] = [vectors[at], vectors[at + 1], vectors[at + 2], vectors[at + 3]]
      const first = table + index * width
      const [second, third, fourth] = [first + width, first + 2 * width, first + 3 * width]
      for (let column = 0; column < width; column += 1)
        sums[target + column] +=
          a * weights[first + column] +
          b * weights[second + column] +
          c * weights[third + column] +
          d * weights[fourth + column]
    }
    for (; index < length; index += 1) {
      const value = vectors[start + index]
      const line = table + index * width
      for (let column = 0; column < width; column += 1)
        sums[target + column] += value * weights[line + column]
    }
  }
}

/**
 * The other way: what the errors behind a table say of its weights (`gradients`) and of the numbers in front of it (`ahead`, from
 * `aheadFrom` on).
 */
function multiplyBack(
  vectors,
  from,
  length,
  weights,
  table,
  errors,
  at,
  width,
  count,
  gradients,
  ahead,
  aheadFrom,
) {
  for (let row = 0; row < count; row += 1) {
    const start = from + row * length
    const target = aheadFrom + row * length
    const error = at + row * width
    let index = 0
    for (; index + 3 < length; index += 4) {
      const own = start + index
      const [a, b, c, d] = [vectors[own], vectors[own + 1], vectors[own + 2], vectors[own + 3]]
      const first = table + index * width
      const [second, third, fourth] = [first + width, first + 2 * width, first + 3 * width]
      let [sumA, sumB, sumC, sumD] = [0, 0, 0, 0]
      for (let column = 0; column < width; column += 1) {
        const part = errors[error + column]
        gradients[first + column] += a * part
        gradients[second + column] += b * part
        gradients[third + column] += c * part
        gradients[fourth + column] += d * part
        sumA += part * weights[first + column]
        sumB += part * weights[second + column]
        sumC += part * weights[third + column]
        sumD += part * weights[fourth + column]
      }
      ahead[target + index] += sumA
      ahead[target + index + 1] += sumB
      ahead[target + index + 2] += sumC
      ahead[target + index + 3] += sumD
    }
    for (; index < length; index += 1) {
      const value = vectors[start + index]
      const line = table + index * width
      let sum = 0
      for (let column = 0; column < width; column += 1) {
        const part = errors[error + column]
        gradients[line + column] += value * part
        sum += part * weights[line + column]
      }
      ahead[target + index] += sum
    }
  }
}

const sigmoid = (value) => 1 / (1 + Math.exp(-value))

function runAhead(layout, weights, direction, inputs, count, isReversed) {
  const { hidden, gates, inputWidth } = layout
  const given = new Float64Array(count * gates)
  for (let at = 0; at < given.length; at += 1) given[at] = weights[direction.bias.from + (at % gates)]
  multiply(inputs, 0, inputWidth, weights, direction.input.from, given, 0, gates, count)
  const run = {
    update: new Float64Array(count * hidden),
    reset: new Float64Array(count * hidden),
    fresh: new Float64Array(count * hidden),
    remembered: new Float64Array(count * hidden),
    states: new Float64Array(count * hidden),
  }
  const sums = new Float64Array(gates)
  for (let step = 0; step < count; step += 1) {
    const at = isReversed ? count - 1 - step : step
    const last = (isReversed ? at + 1 : at - 1) * hidden
    sums.fill(0)
    if (step > 0) multiply(run.states, last, hidden, weights, direction.recurrent.from, sums, 0, gates, 1)
    for (let unit = 0; unit < hidden; unit += 1) {
      const own = at * hidden + unit
      const update = sigmoid(given[at * gates + unit] + sums[unit])
      const reset = sigmoid(given[at * gates + hidden + unit] + sums[hidden + unit])
      const remembered = sums[2 * hidden + unit]
      const fresh = Math.tanh(given[at * gates + 2 * hidden + unit] + reset * remembered)
      run.update[own] = update
      run.reset[own] = reset
      run.remembered[own] = remembered
      run.fresh[own] = fresh
      run.states[own] = (1 - update) * fresh + update * (step > 0 ? run.states[last + unit] : 0)
    }
  }
  return run
}

/** `errors` are those of the states. Adds to `gradients` and to the errors of the inputs. */
function runBack(layout, weights, direction, inputs, count, isReversed, run, errors, gradients, inputErrors) {
  const { hidden, gates, inputWidth } = layout
  const given = new Float64Array(count * gates)
  const sums = new Float64Array(gates)
  let carried = new Float64Array(hidden)
  const nothing = new Float64Array(hidden)
  for (let step = count - 1; step >= 0; step -= 1) {
    const at = isReversed ? count - 1 - step : step
    const last = (isReversed ? at + 1 : at - 1) * hidden
    const next = new Float64Array(hidden)
    for (let unit = 0; unit < hidden; unit += 1) {
      const own = at * hidden + unit
      const error = errors[own] + carried[unit]
      const [update, reset, fresh] = [run.update[own], run.reset[own], run.fresh[own]]
      const before = step > 0 ? run.states[last + unit] : 0
      const ofFresh = error * (1 - update) * (1 - fresh * fresh)
      const ofUpdate = error * (before - fresh) * update * (1 - update)
      const ofReset = ofFresh * run.remembered[own] * reset * (1 - reset)
      given[at * gates + unit] = ofUpdate
      given[at * gates + hidden + unit] = ofReset
      given[at * gates + 2 * hidden + unit] = ofFresh
      sums[unit] = ofUpdate
      sums[hidden + unit] = ofReset
      sums[2 * hidden + unit] = ofFresh * reset
      next[unit] = error * update
    }
    const states = step > 0 ? run.states : nothing
    multiplyBack(
      states,
      step > 0 ? last : 0,
      hidden,
      weights,
      direction.recurrent.from,
      sums,
      0,
      gates,
      1,
      gradients,
      next,
      0,
    )
    carried = next
  }
  for (let at = 0; at < given.length; at += 1) gradients[direction.bias.from + (at % gates)] += given[at]
  multiplyBack(
    inputs,
    0,
    inputWidth,
    weights,
    direction.input.from,
    given,
    0,
    gates,
    count,
    gradients,
    inputErrors,
    0,
  )
}

/** `rows` has, for each token, the row of its known vector (or -1) and of each table. */
function embed(layout, weights, vectors, rows, count, inputs) {
  const { tables, knownWidth, inputWidth } = layout
  const step = tables.length + 1
  for (let at = 0; at < count; at += 1) {
    let to = at * inputWidth
    const known = rows[at * step]
    if (known >= 0)
      for (let index = 0; index < knownWidth; index += 1)
        inputs[to + index] = vectors[known * knownWidth + index]
    to += knownWidth
    for (const [index, { from, width }] of tables.entries()) {
      const start = from + rows[at * step + 1 + index] * width
      for (let column = 0; column < width; column += 1) inputs[to + column] = weights[start + column]
      to += width
    }
  }
}

function embedBack(layout, gradients, rows, count, errors) {
  const { tables, knownWidth, inputWidth } = layout
  const step = tables.length + 1
  for (let at = 0; at < count; at += 1) {
    let source = at * inputWidth + knownWidth
    for (const [index, { from, width }] of tables.entries()) {
      const start = from + rows[at * step + 1 + index] * width
      for (let column = 0; column < width; column += 1) gradients[start + column] += errors[source + column]
      source += width
    }
  }
}

/** Leaves numbers out at random, in place, and returns by how much each one that stays counts more. */
function dropNumbers(numbers, random) {
  const factors = new Float32Array(numbers.length)
  for (let at = 0; at < numbers.length; at += 1) {
    if (random() >= DROPPED) factors[at] = 1 / (1 - DROPPED)
    numbers[at] *= factors[at]
  }
  return factors
}

/** The errors of a word's outputs, into `errors`. `answers` has a list for each head: its answer for each word, or -1. Returns how wrong they are. */
function judge({ heads, outputs }, numbers, at, answers, errors) {
  let start = at * outputs
  let loss = 0
  for (const [head, { count, weight }] of heads.entries()) {
    const answer = answers[head][at]
    if (answer >= 0 && count === 1) {
      const share = sigmoid(numbers[start])
      errors[start] = weight * (share - answer)
      loss -= weight * Math.log((answer === 1 ? share : 1 - share) + LEAST)
    } else if (answer >= 0) {
      let highest = -Infinity
      for (let index = 0; index < count; index += 1) highest = Math.max(highest, numbers[start + index])
      let total = 0
      for (let index = 0; index < count; index += 1) total += Math.exp(numbers[start + index] - highest)
      const norm = highest + Math.log(total)
      for (let index = 0; index < count; index += 1)
        errors[start + index] =
          weight * (Math.exp(numbers[start + index] - norm) - (index === answer ? 1 : 0))
      loss -= weight * (numbers[start + answer] - norm)
    }
    start += count
  }
  return loss
}

/**
 * Learns from one line: adds to `gradients` how the weights should change, and returns how wrong it was. `line` is {rows, answers}: for each
 * word the row of its known vector (or -1) and of each table, and for each head a list of answers; `vectors` are those that aren't learnt;
 * `seed` decides what is left out.
 */
export function learn(layout, weights, vectors, line, seed, gradients) {
  const { hidden, outputs, inputWidth, tables } = layout
  const count = line.rows.length / (tables.length + 1)
  const random = createRandom(seed)
  const rows = Int32Array.from(line.rows)
  for (let at = 0; at < count; at += 1) if (random() < DROPPED_WORDS) rows[at * (tables.length + 1) + 1] = 0
  const inputs = new Float64Array(count * inputWidth)
  embed(layout, weights, vectors, rows, count, inputs)
  const inputFactors = dropNumbers(inputs, random)
  const ahead = runAhead(layout, weights, layout.ahead, inputs, count, false)
  const behind = runAhead(layout, weights, layout.behind, inputs, count, true)
  const states = new Float64Array(count * 2 * hidden)
  for (let at = 0; at < count; at += 1) {
    states.set(ahead.states.subarray(at * hidden, (at + 1) * hidden), at * 2 * hidden)
    states.set(behind.states.subarray(at * hidden, (at + 1) * hidden), at * 2 * hidden + hidden)
  }
  const stateFactors = dropNumbers(states, random)
  const numbers = new Float64Array(count * outputs)
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = weights[layout.outBias.from + (at % outputs)]
  multiply(states, 0, 2 * hidden, weights, layout.out.from, numbers, 0, outputs, count)
  const errors = new Float64Array(count * outputs)
  let loss = 0
  for (let at = 0; at < count; at += 1) loss += judge(layout, numbers, at, line.answers, errors)
  for (let at = 0; at < errors.length; at += 1) gradients[layout.outBias.from + (at % outputs)] += errors[at]
  const stateErrors = new Float64Array(count * 2 * hidden)
  multiplyBack(
    states,
    0,
    2 * hidden,
    weights,
    layout.out.from,
    errors,
    0,
    outputs,
    count,
    gradients,
    stateErrors,
    0,
  )
  const sides = [new Float64Array(count * hidden), new Float64Array(count * hidden)]
  for (let at = 0; at < stateErrors.length; at += 1) {
    const column = at % (2 * hidden)
    const side = column < hidden ? 0 : 1
    sides[side][Math.floor(at / (2 * hidden)) * hidden + (column % hidden)] =
      stateErrors[at] * stateFactors[at]
  }
  const inputErrors = new Float64Array(count * inputWidth)
  runBack(layout, weights, layout.ahead, inputs, count, false, ahead, sides[0], gradients, inputErrors)
  runBack(layout, weights, layout.behind, inputs, count, true, behind, sides[1], gradients, inputErrors)
  for (let at = 0; at < inputErrors.length; at += 1) inputErrors[at] *= inputFactors[at]
  embedBack(layout, gradients, rows, count, inputErrors)
  return loss
}
