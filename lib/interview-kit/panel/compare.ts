import { isRated } from '@/lib/interview-kit/options'
import type { KitItem } from '@/lib/interview-kit/schema'
import type { CandidateView } from './schema'

/** Interviewers this far apart have heard different things, or read the anchors differently. */
const APART = 2

export interface Cell {
  candidateId: string
  /** Of those who asked, in the order in which they submitted. */
  scores: number[]
  /** How many submitted and didn’t ask it. */
  notAsked: number
  /** The highest score less the lowest; null for fewer than two. */
  spread: number | null
  isApart: boolean
}

export interface ComparedItem {
  item: KitItem
  cells: Cell[]
}

/** Submitted ratings by question, in the order of the kit. No sums: what an item weighs is for people to decide. */
export function compareCandidates(
  items: readonly KitItem[],
  candidates: readonly Pick<CandidateView, 'id' | 'scorecards'>[],
): ComparedItem[] {
  return items.filter(isRated).map((item) => ({
    item,
    cells: candidates.map(({ id, scorecards }) => {
      const given = scorecards.flatMap(
        ({ ratings }) => ratings.find(({ itemId }) => itemId === item.id)?.score ?? [],
      )
      const scores = given.filter((score) => typeof score === 'number')
      const spread = scores.length > 1 ? Math.max(...scores) - Math.min(...scores) : null
      return {
        candidateId: id,
        scores,
        notAsked: given.length - scores.length,
        spread,
        isApart: spread !== null && spread >= APART,
      }
    }),
  }))
}
