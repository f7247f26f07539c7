import { gunzipSync } from 'node:zlib'
import { rowCount, type Table } from './tables'
import type { Vectors } from './vectors'

/** As training writes it: all weights, one table behind the other, as whole numbers of 16 bits in gzip and base64, and the unit of each table. */
export interface PackedNetwork {
  /** How many numbers it keeps of what stands before a word, and of what stands behind it. */
  hidden: number
  weights: string
  units: readonly number[]
}

/**
 * Reads a line of words in both directions with gated recurrent units (Cho et al., 2014, arXiv:1406.1078). The same words always give the
 * same numbers.
 */
export interface Network {
  /**
   * `rows` are those of each word: of its known vector (-1 if it has none), then one in each table. Returns the outputs for each word. Takes
   * time in proportion to the number of words.
   */
  read(rows: readonly (readonly number[])[]): Float32Array[]
}

const GATES = 3

function unpackWeights({ weights, units }: PackedNetwork, lengths: readonly number[]): Float32Array[] {
  const bytes = gunzipSync(Buffer.from(weights, 'base64'))
  const whole = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  let from = 0
  return lengths.map((length, at) => {
    const unit = units[at] ?? 0
    from += length
    return Float32Array.from(whole.subarray(from - length, from), (value) => value * unit)
  })
}

/**
 * sums += vector · table: `vector` is `length` numbers of `numbers`, and `table` has a row of weights for each, from `row` on. Four rows at a
 * time take half as long.
 */
function addProduct(
  sums: Float32Array,
  numbers: Float32Array,
  from: number,
  length: number,
  table: Float32Array,
  row = 0,
): void {
  const width = sums.length
  const start = row * width
  let index = 0
  for (; index + 3 < length; index += 4) {
    const at = from + index
    const a = numbers[at] as number
    const b = numbers[at + 1] as number
    const c = numbers[at + 2] as number
    const d = numbers[at + 3] as number
    const first = start + index * width
    for (let column = 0; column < width; column += 1) {
      const line = first + column
      sums[column] =
        (sums[column] as number) +
        a * (table[line] as number) +
        b * (table[line + width] as number) +
        c * (table[line + 2 * width] as number) +
        d * (table[line + 3 * width] as number)
    }
  }
  for (; index < length; index += 1) {
    const value = numbers[from + index] as number
    const line = start + index * width
    for (let column = 0; column < width; column += 1)
      sums[column] = (sums[column] as number) + value * (table[line + column] as number)
  }
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

interface Direction {
  input: Float32Array
  recurrent: Float32Array
  bias: Float32Array
}

/** Returns `hidden` numbers for each word, of it and of those before it (or behind it). `given` is what the words say by themselves. */
function runDirection(
  given: readonly Float32Array[],
  { recurrent }: Direction,
  hidden: number,
  isReversed: boolean,
): Float32Array {
  const count = given.length
  const states = new Float32Array(count * hidden)
  const sums = new Float32Array(GATES * hidden)
  for (let step = 0; step < count; step += 1) {
    const at = isReversed ? count - 1 - step : step
    const last = (isReversed ? at + 1 : at - 1) * hidden
    const own = given[at] as Float32Array
    sums.fill(0)
    if (step > 0) addProduct(sums, states, last, hidden, recurrent)
    for (let unit = 0; unit < hidden; unit += 1) {
      const update = sigmoid((own[unit] as number) + (sums[unit] as number))
      const reset = sigmoid((own[hidden + unit] as number) + (sums[hidden + unit] as number))
      const fresh = Math.tanh(
        (own[2 * hidden + unit] as number) + reset * (sums[2 * hidden + unit] as number),
      )
      const before = step > 0 ? (states[last + unit] as number) : 0
      states[at * hidden + unit] = (1 - update) * fresh + update * before
    }
  }
  return states
}

export function unpackNetwork(
  packed: PackedNetwork,
  vectors: Vectors,
  tables: readonly Table[],
  outputs: number,
): Network {
  const { hidden } = packed
  const inputWidth = vectors.width + tables.reduce((sum, { width }) => sum + width, 0)
  const direction = [inputWidth * GATES * hidden, hidden * GATES * hidden, GATES * hidden]
  const weights = unpackWeights(packed, [
    ...tables.map((table) => rowCount(table) * table.width),
    ...direction,
    ...direction,
    2 * hidden * outputs,
    outputs,
  ])
  const rest = weights.slice(tables.length)
  const directionFrom = (at: number) =>
    ({ input: rest[at], recurrent: rest[at + 1], bias: rest[at + 2] }) as Direction
  const directions = [directionFrom(0), directionFrom(3)]
  const [out, outBias] = rest.slice(6) as [Float32Array, Float32Array]

  function inputOf([known = -1, ...rows]: readonly number[]): Float32Array {
    const input = new Float32Array(inputWidth)
    const { width: knownWidth, numbers } = vectors
    if (known >= 0) input.set(numbers.subarray(known * knownWidth, (known + 1) * knownWidth))
    let to = knownWidth
    for (const [at, { width }] of tables.entries()) {
      const row = rows[at] ?? 0
      input.set((weights[at] as Float32Array).subarray(row * width, (row + 1) * width), to)
      to += width
    }
    return input
  }

  return {
    read(rows) {
      const inputs = rows.map(inputOf)
      const [past, future] = directions.map((own, side) => {
        const given = inputs.map((input) => {
          const sums = own.bias.slice()
          addProduct(sums, input, 0, inputWidth, own.input)
          return sums
        })
        return runDirection(given, own, hidden, side === 1)
      }) as [Float32Array, Float32Array]
      return rows.map((_, at) => {
        const sums = outBias.slice()
        addProduct(sums, past, at * hidden, hidden, out)
        addProduct(sums, future, at * hidden, hidden, out, hidden)
        return sums
      })
    },
  }
}

/** The share that a yes-or-no output stands for, from 0 to 1. */
export const shareOf = (output: number): number => sigmoid(output)

/** In place: the logarithms of the shares that outputs for one of several answers stand for. */
export function toLogShares(outputs: Float32Array): Float32Array {
  const highest = Math.max(...outputs)
  let total = 0
  for (const output of outputs) total += Math.exp(output - highest)
  const norm = highest + Math.log(total)
  for (let index = 0; index < outputs.length; index += 1) outputs[index] = (outputs[index] as number) - norm
  return outputs
}
