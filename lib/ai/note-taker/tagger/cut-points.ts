import type { Tagged } from './tagger'

/** How much a word's labels count beside the likelihood of a cut: words next to each other say much the same. */
const LABEL_WEIGHT = 0.3
/** A word that fits no label says no more against one than this. */
const LEAST = -6
const NEARLY_NEVER = 1e-4
/** The tagger leaves out more cuts than it makes for nothing: this is added to the logarithm of the odds of each. */
const LEAN = 0.8
/** How much the shares of another model count, and what is added to the logarithm of its odds. */
const SECOND = { weight: 0.5, lean: 1 }
/** However sure the other model is. */
const SUREST = 0.99

const oddsOf = (share: number, surest: number): number => {
  const bounded = Math.min(surest, Math.max(1 - surest, share))
  return Math.log(bounded / (1 - bounded))
}

/**
 * How likely a message is cut before each word, with what another model says of some of them: the logarithms of the odds. `second` holds
 * shares from 0 to 1, null where the other model was not asked.
 */
export const cutOdds = (opens: Float32Array, second: readonly (number | null)[]): Float64Array =>
  Float64Array.from(opens, (share, at) => {
    const other = second[at] ?? null
    const own = oddsOf(share, 1 - NEARLY_NEVER) + LEAN
    return other === null ? own : own + SECOND.weight * (oddsOf(other, SUREST) + SECOND.lean)
  })

/**
 * The words before which a message is most likely cut (indexes, without the first), by the best path through labels and cuts. `odds` are
 * those of `cutOdds`, `count` is the number of labels.
 */
export function cutPoints(odds: Float64Array, labels: Tagged['labels'], count: number): number[] {
  const length = odds.length
  const from: Int16Array[] = []
  let scores = new Float64Array(count)
  const emission = (at: number, label: number) =>
    LABEL_WEIGHT * Math.max(LEAST, labels[at * count + label] as number)
  for (let at = 0; at < length; at += 1) {
    const back = new Int16Array(count).fill(-1)
    const next = new Float64Array(count)
    let best = 0
    for (let label = 1; label < count; label += 1)
      if ((scores[label] as number) > (scores[best] as number)) best = label
    const cut = (scores[best] as number) + (odds[at] as number)
    for (let label = 0; label < count; label += 1) {
      const stay = scores[label] as number
      const isCut = at > 0 && cut > stay
      if (isCut) back[label] = best
      next[label] = emission(at, label) + (isCut ? cut : stay)
    }
    from.push(back)
    scores = next
  }
  let label = scores.indexOf(Math.max(...scores))
  const cuts: number[] = []
  for (let at = length - 1; at > 0; at -= 1) {
    const before = from[at]?.[label] ?? -1
    if (before < 0) continue
    cuts.push(at)
    label = before
  }
  return cuts.reverse()
}
