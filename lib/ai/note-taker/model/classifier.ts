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
}

export function unpackClassifier({ classes, table, scale, bias }: PackedClassifier): Classifier {
  const weights = new Int8Array(gunzipSync(Buffer.from(table, 'base64')))
  const width = classes.length
  const mask = weights.length / width - 1
  return {
    classes,
    weigh(...lists) {
      const count = lists.reduce((sum, list) => sum + list.length, 0)
      const sums = new Float64Array(width)
      for (const list of lists)
        for (const feature of list) {
          const row = (feature & mask) * width
          for (let index = 0; index < width; index += 1)
            sums[index] = (sums[index] ?? 0) + (weights[row + index] ?? 0)
        }
      const norm = scale / Math.sqrt(Math.max(1, count))
      return softmax(Array.from(sums, (sum, index) => sum * norm + (bias[index] ?? 0)))
    },
  }
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

/** The likeliest classes first. */
export function rank(classifier: Classifier, shares: readonly number[]): { name: string; share: number }[] {
  return classifier.classes
    .map((name, index) => ({ name, share: shares[index] ?? 0 }))
    .sort((a, b) => b.share - a.share)
}
