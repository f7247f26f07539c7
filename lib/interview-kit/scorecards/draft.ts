import { isRated } from '@/lib/interview-kit/options'
import type { KitItem } from '@/lib/interview-kit/schema'
import { NOT_ASKED, type Recommendation, type Score } from './options'
import type { ScorecardUpdate, ScorecardView } from './schema'

export interface ItemDraft {
  score: Score | null
  note: string
}

/** A scorecard while it is typed. */
export interface ScorecardDraft {
  items: Record<string, ItemDraft>
  recommendation: Recommendation | null
  reason: string
}

const EMPTY_ITEM: ItemDraft = { score: null, note: '' }
export const EMPTY_DRAFT: ScorecardDraft = { items: {}, recommendation: null, reason: '' }

export const itemOf = ({ items }: ScorecardDraft, itemId: string): ItemDraft => items[itemId] ?? EMPTY_ITEM

export const toDraft = (scorecard: ScorecardView | null): ScorecardDraft =>
  scorecard
    ? {
        items: Object.fromEntries(
          scorecard.ratings.map(({ itemId, score, note }) => [itemId, { score, note }]),
        ),
        recommendation: scorecard.recommendation,
        reason: scorecard.reason,
      }
    : EMPTY_DRAFT

/** Each item in the order of the kit: `ratings.2` of an error is the third. */
export const toUpdate = (
  draft: ScorecardDraft,
  items: readonly Pick<KitItem, 'id'>[],
  revision: number,
): ScorecardUpdate => ({
  ratings: items.map(({ id }) => ({ itemId: id, ...itemOf(draft, id) })),
  recommendation: draft.recommendation,
  reason: draft.reason,
  revision,
})

export const isSameDraft = (one: ScorecardDraft, other: ScorecardDraft): boolean =>
  one.recommendation === other.recommendation &&
  one.reason === other.reason &&
  [...new Set([...Object.keys(one.items), ...Object.keys(other.items)])].every(
    (id) =>
      itemOf(one, id).score === itemOf(other, id).score && itemOf(one, id).note === itemOf(other, id).note,
  )

/** What was typed here since `base`, over what the server has now. */
export function mergeDrafts(
  typed: ScorecardDraft,
  base: ScorecardDraft,
  server: ScorecardDraft,
): ScorecardDraft {
  const pick = <T>(mine: T, before: T, theirs: T): T => (mine === before ? theirs : mine)
  const ids = new Set([...Object.keys(typed.items), ...Object.keys(server.items)])
  return {
    items: Object.fromEntries(
      [...ids].map((id) => {
        const [mine, before, theirs] = [itemOf(typed, id), itemOf(base, id), itemOf(server, id)]
        return [
          id,
          {
            score: pick(mine.score, before.score, theirs.score),
            note: pick(mine.note, before.note, theirs.note),
          },
        ]
      }),
    ),
    recommendation: pick(typed.recommendation, base.recommendation, server.recommendation),
    reason: pick(typed.reason, base.reason, server.reason),
  }
}

/** How many of the rated items are done. */
export function countDone(draft: ScorecardDraft, items: readonly KitItem[]): { done: number; of: number } {
  const rated = items.filter(isRated)
  const isDone = ({ score, note }: ItemDraft) => score === NOT_ASKED || (score !== null && note.trim() !== '')
  return { done: rated.filter(({ id }) => isDone(itemOf(draft, id))).length, of: rated.length }
}
