import type { Tagged } from './tagger'

/** How much a word's labels count beside the likelihood of a cut: words next to each other say much the same. */
const LABEL_WEIGHT = 0.3
/** A word that fits no label says no more against one than this. */
const LEAST = -6
const NEARLY_NEVER = 1e-4

/** The words before which a message is most likely cut (indexes, without the first), by the best path through labels and cuts. */
export function cutPoints({ opens, labels }: Tagged, count: number): number[] {
  const length = opens.length
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
    const share = Math.min(1 - NEARLY_NEVER, Math.max(NEARLY_NEVER, opens[at] as number))
    const cut = (scores[best] as number) + Math.log(share / (1 - share))
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
