import { measureOf } from '@/lib/consultation/brief/measure'
import type { Topic } from '@/lib/consultation/topics'
import { kindOf } from './kinds'
import type { Draft, Entry, Ledger } from './ledger'
import { hasPay, isBesidePay } from './pay'
import { YEARS } from './withdraw'
import { overlap, stems } from './words'

/** Topics that have room for one answer. */
const SINGLE: readonly Topic[] = [
  'location',
  'startDate',
  'duration',
  'contractType',
  'notice',
  'workPattern',
  'title',
  'hours',
  'onCall',
]

/** So many days of holiday: a post has one such figure. */
const HOLIDAY =
  /^\W*(?:we (?:get|have|give|offer) |it's |the )?(?:(?:holidays?|leave|annual leave)(?:'s| is| are|:)? (?:2\d|3\d)\b|(?:2\d|3\d) days?'? (?:of )?(?:paid |annual )?(?:holiday|leave|off)\b)/i

/** What of a topic a value fills: a post has one of each. Null where it stands beside others. */
export function slot(topic: Topic, value: string): string | null {
  if (topic === 'experience') return YEARS.test(value) ? 'years' : null
  if (topic === 'pay') {
    if (!hasPay(value)) return /\bir ?35\b/i.test(value) ? 'ir35' : null
    return measureOf('pay', value.replace(/\bnights?\b.*$/i, ''))?.unit ?? 'year'
  }
  if (topic === 'benefits') return HOLIDAY.test(value) ? 'holiday' : null
  return SINGLE.includes(topic) ? topic : null
}

/** Two yearly sums that are far apart are no old and new figure of one thing. */
function isOfSize(draft: Draft, entry: Entry): boolean {
  const sum = (value: string) => Number((/£(\d[\d,]*)/.exec(value)?.[1] ?? '').replace(/,/g, ''))
  const [one, other] = [sum(draft.value), sum(entry.value)]
  return draft.topic !== 'pay' || one === 0 || other === 0 || Math.max(one, other) < 3 * Math.min(one, other)
}

/** "They want it hourly: £52 an hour" after a day rate: the one main sum, of whatever basis. */
function ofOtherBasis(draft: Draft, entries: readonly Entry[]): Entry | undefined {
  if (draft.topic !== 'pay' || !/£/.test(draft.value) || isBesidePay(draft.value)) return undefined
  const sums = entries.filter(({ value }) => /£/.test(value) && !isBesidePay(value))
  return sums.length === 1 && !/\b(?:or|also|as well|equivalent|rising)\b/i.test(draft.quote)
    ? sums[0]
    : undefined
}

/** The fact that a corrected value takes the place of, or null. */
export function target(ledger: Ledger, draft: Draft): Entry | null {
  // What was said after the word of correction stands beside it.
  const entries = ledger.open().filter((entry) => entry.topic === draft.topic && ledger.isEarlier(entry))
  if (draft.topic === 'contractType' && /\b(?:view to|leading to|could|may|might|then)\b/i.test(draft.value))
    return null
  // "Deptford now, not Bermondsey" names the one that goes.
  const gone = /\bnot (?:in |at )?(\p{Lu}[\p{L}'-]+)/u.exec(draft.quote)?.[1]
  const told = gone === undefined ? undefined : entries.find((entry) => entry.value.includes(gone))
  if (told !== undefined) return told
  const wanted = slot(draft.topic, draft.value)
  if (wanted !== null) {
    const same = entries.find(
      (entry) =>
        slot(entry.topic, entry.value) === wanted &&
        isOfSize(draft, entry) &&
        !(draft.topic === 'pay' && isBesidePay(entry.value)),
    )
    return (
      same ??
      ofOtherBasis(draft, entries) ??
      (draft.topic === 'experience'
        ? null
        : (entries.find((entry) => slot(entry.topic, entry.value) === wanted) ?? null))
    )
  }
  const wordsOnly = draft.value.replace(/\d[\d,.]*/g, ' ')
  return (
    entries.find((entry) => stems(wordsOnly).length > 0 && overlap(wordsOnly, entry.value) >= 0.5) ?? null
  )
}

/** "Catia. Correction: NX": one name in the sentence before gives way to one name. */
export function alike(ledger: Ledger, draft: Draft): Entry | null {
  const before = ledger
    .since(draft.sentence - 1)
    .filter((entry) => entry.sentence < draft.sentence && entry.topic === draft.topic)
  const [only] = before
  const kind = kindOf(draft.value)
  const isOther = /\b(?:as well|also|either|too|both|will do|or)\b/i.test(draft.quote)
  const isName = draft.value.split(/\s+/).length <= 4 && kind !== null && !isOther
  return before.length === 1 && only !== undefined && isName && kindOf(only.value) === kind ? only : null
}
