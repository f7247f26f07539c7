import { gunzipSync } from 'node:zlib'

/** As `npm run train` writes it: a table of whole numbers for each class, as bytes in gzip and base64. */
export interface PackedClassifier {
  classes: readonly string[]
  table: string
  scale: number
  bias: readonly number[]
}

/** A linear model over hashed features. The same features always give the same answer. */
export interface Classifier {
  classes: readonly string[]
  /** The share of each class, from 0 to 1, in the order of `classes`. `lists` are numbers of 32 bits. */
  weigh(...lists: (readonly number[])[]): number[]
  /** Weighs any run of `lists` (the first, the one behind the last). A call takes the same time however long the run is. */
  runs(lists: readonly (readonly number[])[]): Weigher
}

export type Weigher = (from: number, to: number) => number[]

export function unpackClassifier({ classes, table, scale, bias }: PackedClassifier): Classifier {
  const weights = new Int8Array(gunzipSync(Buffer.from(table, 'base64')))
  const width = classes.length
  const mask = weights.length / width - 1
  const sharesOf = (sums: Float64Array, count: number): number[] => {
    const norm = scale / Math.sqrt(Math.max(1, count))
    return softmax(bias.map((start, index) => (sums[index] ?? 0) * norm + start))
  }
  const addTo = (sums: Float64Array, list: readonly number[]) => {
    for (const feature of list) {
      const row = (feature & mask) * width
      for (let index = 0; index < width; index += 1)
        sums[index] = (sums[index] ?? 0) + (weights[row + index] ?? 0)
    }
  }
  return {
    classes,
    weigh(...lists) {
      const sums = new Float64Array(width)
      for (const list of lists) addTo(sums, list)
      return sharesOf(
        sums,
        lists.reduce((count, list) => count + list.length, 0),
      )
    },
    runs(lists) {
      let sums = new Float64Array(width)
      let count = 0
      const until = [{ sums, count }]
      for (const list of lists) {
        sums = sums.slice()
        addTo(sums, list)
        count += list.length
        until.push({ sums, count })
      }
      const difference = new Float64Array(width)
      return (from, to) => {
        const [start, end] = [until[from], until[to]]
        if (!start || !end) throw new RangeError(`No run from ${from} to ${to}`)
        for (let index = 0; index < width; index += 1)
          difference[index] = (end.sums[index] ?? 0) - (start.sums[index] ?? 0)
        return sharesOf(difference, end.count - start.count)
      }
    },
  }
}

/** In place. */
function softmax(scores: number[]): number[] {
  const highest = Math.max(...scores)
  let total = 0
  for (let index = 0; index < scores.length; index += 1) {
    const share = Math.exp((scores[index] ?? 0) - highest)
    scores[index] = share
    total += share
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] ?? 0) / total
  return scores
}

/** The likeliest classes first. */
export function rank(classifier: Classifier, shares: readonly number[]): { name: string; share: number }[] {
  return classifier.classes
    .map((name, index) => ({ name, share: shares[index] ?? 0 }))
    .sort((a, b) => b.share - a.share)
}
