import { gzipSync } from 'node:zlib'
import { fitNetwork } from './fit.mjs'
import { blocksOf, layoutOf } from './network.mjs'

/** Numbers for each word from either side. */
const HIDDEN = 64
const LEVELS = 32_767

/** Weights as whole numbers, one table behind the other, each in units of its own. */
function pack(layout, weights) {
  const units = []
  const whole = new Int16Array(layout.size)
  for (const { from, length } of blocksOf(layout)) {
    let largest = 0
    for (let at = from; at < from + length; at += 1) largest = Math.max(largest, Math.abs(weights[at]))
    const unit = Number((largest / LEVELS || 1).toPrecision(6))
    units.push(unit)
    for (let at = from; at < from + length; at += 1)
      whole[at] = Math.max(-LEVELS, Math.min(LEVELS, Math.round(weights[at] / unit)))
  }
  return { weights: gzipSync(new Uint8Array(whole.buffer), { level: 9 }).toString('base64'), units }
}

/**
 * Trains a network on lines of words: {rows, answers}, as `learn` takes them. `tables` are those of lib/ai/note-taker/network/tables.ts, `heads`
 * the questions that each word is asked. Returns what `unpackNetwork` takes.
 */
export async function trainNetwork({ vectors, tables, heads, lines, ...options }) {
  const layout = layoutOf({
    knownWidth: vectors.width,
    tables: tables.map(({ names, isOpen, width, spread }) => ({
      width,
      spread,
      rows: names.length + (isOpen ? 1 : 0),
    })),
    hidden: HIDDEN,
    heads,
  })
  const weights = await fitNetwork(layout, vectors.numbers, lines, options)
  return { hidden: HIDDEN, ...pack(layout, weights) }
}

/** Strings that occur at least `least` times, the most frequent first. */
export function frequent(strings, least) {
  const counts = new Map()
  for (const string of strings) counts.set(string, (counts.get(string) ?? 0) + 1)
  return [...counts]
    .filter(([string, count]) => string !== '' && count >= least)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([string]) => string)
}

export const distinct = (strings) => [...new Set(strings)].sort()

export const joinLists = (lists) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.join(' ')]))
