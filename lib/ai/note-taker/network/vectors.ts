import { gunzipSync } from 'node:zlib'
import vectors from './vectors.json'

/** Vectors of words that were learnt from a great deal of text, as `npm run train -- vectors` writes them. */
interface PackedVectors {
  /** Separated by spaces. */
  words: string
  /** Bytes in gzip and base64: `width` numbers a word, in units of `unit`. */
  vectors: string
  width: number
  unit: number
}

export interface Vectors {
  /** The row of a word in lower case without apostrophes, or -1. */
  rowOf(word: string): number
  /** Those of all words, one behind the other. */
  numbers: Float32Array
  width: number
}

/** Numbers are alike, whichever they are. */
const ANY_NUMBER = 'twenty'

function unpack({ words, vectors: packed, width, unit }: PackedVectors): Vectors {
  const rows = new Map(words.split(' ').map((word, at) => [word, at]))
  const bytes = gunzipSync(Buffer.from(packed, 'base64'))
  const whole = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return {
    rowOf: (word) => rows.get(word) ?? (/\d/.test(word) ? rows.get(ANY_NUMBER) : undefined) ?? -1,
    numbers: Float32Array.from(whole, (value) => value * unit),
    width,
  }
}

let unpacked: Vectors | null = null

/** Unpacked at first use: it takes some milliseconds. */
export function loadVectors(): Vectors {
  unpacked ??= unpack(vectors)
  return unpacked
}
