import { gunzipSync } from 'node:zlib'
import { GROUNDS, type Ground } from './grounds'
import weights from './weights.json'

/** Whole numbers of a table, stored as bytes in gzip and base64. */
const unpack = (text: string): Int8Array => new Int8Array(gunzipSync(Buffer.from(text, 'base64')))

const table = unpack(weights.table)
const groundTable = unpack(weights.grounds)
const mask = table.length - 1
const groundMask = groundTable.length / GROUNDS.length - 1

/** Log-odds that somebody would be wanted or turned away for a characteristic that the law protects; the sign decides. */
export function scoreUnlawful(features: ReadonlySet<number>): number {
  let sum = 0
  for (const feature of features) sum += table[feature & mask] ?? 0
  return (sum * weights.scale) / Math.sqrt(Math.max(1, features.size)) + weights.bias
}

/** The grounds and how much speaks for each, in no unit, the likeliest first. */
export function rankGrounds(features: ReadonlySet<number>): { ground: Ground; score: number }[] {
  return GROUNDS.map((ground, index) => {
    let score = 0
    for (const feature of features)
      score += groundTable[index * (groundMask + 1) + (feature & groundMask)] ?? 0
    return { ground, score: (score * weights.groundScale) / Math.sqrt(Math.max(1, features.size)) }
  }).sort((a, b) => b.score - a.score)
}
