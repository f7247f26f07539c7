import type { FieldError } from '@/lib/errors'
import { isRated } from '@/lib/interview-kit/options'
import type { KitItem } from '@/lib/interview-kit/schema'
import { isNo, NOT_ASKED } from './options'
import type { ScorecardUpdate } from './schema'

type Items = readonly Pick<KitItem, 'id' | 'kind'>[]

/** What no scorecard of these items can hold, finished or not. */
export function findMisfits(items: Items, { ratings }: Pick<ScorecardUpdate, 'ratings'>): FieldError[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const seen = new Set<string>()
  return ratings.flatMap(({ itemId, score }, index) => {
    const item = byId.get(itemId)
    const isTwice = seen.has(itemId)
    seen.add(itemId)
    if (!item) return [{ field: `ratings.${index}.itemId`, message: 'The kit has no such question' }]
    if (isTwice) return [{ field: `ratings.${index}.itemId`, message: 'Rate each question once' }]
    return score !== null && !isRated(item)
      ? [{ field: `ratings.${index}.score`, message: 'Nobody is rated on this' }]
      : []
  })
}

/** What a scorecard lacks before it can be submitted. */
export function findGaps(
  items: Items,
  { ratings, recommendation, reason }: Omit<ScorecardUpdate, 'revision'>,
): FieldError[] {
  const gaps: FieldError[] = []
  for (const item of items.filter(isRated)) {
    const index = ratings.findIndex(({ itemId }) => itemId === item.id)
    const rating = ratings[index]
    if (!rating) gaps.push({ field: 'ratings', message: `Rate every question: ${item.id} has no rating` })
    else if (rating.score === null)
      gaps.push({ field: `ratings.${index}.score`, message: 'Choose 1 to 5, or “not asked”' })
    else if (rating.score !== NOT_ASKED && !rating.note)
      gaps.push({ field: `ratings.${index}.note`, message: 'Note what they said that earns this rating' })
  }
  if (recommendation === null) gaps.push({ field: 'recommendation', message: 'Choose what you recommend' })
  if (isNo(recommendation) && !reason)
    gaps.push({ field: 'reason', message: 'Say why not, from what the job needs' })
  return gaps
}
