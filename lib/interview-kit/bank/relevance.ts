import type { Bank, Entry } from './entries'
import { type Hit, weighTerm } from './weights'

const RELEVANT_TERM_MAX = 6
/** A guide that shares less says nothing. */
const RELEVANT_SUM_MIN = 10

/** Of the trades that a title may mean, those that share so much of the lines with them as the one that shares most. */
const OWN_SHARE_MIN = 0.8
export function findOwn(named: readonly string[], relevance: ReadonlyMap<string, number>): readonly string[] {
  const shareOf = (id: string) => relevance.get(id) ?? 0
  const most = Math.max(0, ...named.map(shareOf))
  return named.filter((id) => shareOf(id) >= OWN_SHARE_MIN * most)
}

/** How much a guide is about the same work as the lines: 1 for the one that shares most with them. */
export function findRelevance(
  bank: Bank,
  hits: readonly ReadonlyMap<Entry, readonly Hit[]>[],
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const line of hits) {
    const best = new Map<string, number>()
    for (const [{ guideId }, found] of line)
      if (guideId !== null) {
        const weights = found.map((hit) => weighTerm(bank, hit))
        best.set(guideId, Math.max(best.get(guideId) ?? 0, ...weights))
      }
    for (const [id, weight] of best) sums.set(id, (sums.get(id) ?? 0) + Math.min(weight, RELEVANT_TERM_MAX))
  }
  const most = Math.max(RELEVANT_SUM_MIN, ...sums.values())
  return new Map([...sums].map(([id, sum]) => [id, sum / most]))
}
