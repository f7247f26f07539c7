import type { Draft, Entry } from './ledger'
import { NUMBER, numberOf } from './numbers'
import { isBesidePay } from './pay'
import { YEARS } from './withdraw'
import { stems } from './words'

const AMOUNTS =
  /£\d[\d,.]*(?: ?(?:to|-|and|rising to|up to) ?£\d[\d,.]*)?(?: (?:an?|per) (?:hour|day|week|year|annum)\b)?/

const OFTEN = new RegExp(`(?:one|1|a) (?:(?:week|weekend|day|night)s? )?in (?:every )?${NUMBER}`, 'i')
/** A pay figure that is one end of a range. */
const BOUND =
  /\b(?:at the|the|is the) (?:top|upper|bottom|lower|maximum|minimum|most|highest|lowest)\b|\b(?:top|bottom) (?:end|of)\b|\b(?:max|maximum|ceiling|tops)\b/i
const LENGTH = new RegExp(`\\b${NUMBER}[- ](?:months?|weeks?)\\b`, 'i')
const DATE =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?/i

/** Keeps of the old value what a bare new figure leaves standing. */
export function merged(old: Entry, draft: Draft): string {
  if (draft.topic === 'experience') {
    const figure = YEARS.exec(draft.value)
    const extra = stems(draft.value).filter(
      (word) => !/^(?:year|yr|experi|minimum|least|fine|\d+|min)/.test(word) && numberOf(word) === null,
    )
    if (figure !== null && extra.length === 0) return old.value.replace(YEARS, figure[0])
  }
  const often = OFTEN.exec(draft.value)
  if (often !== null && OFTEN.test(old.value) && /£/.test(old.value) && !/£/.test(draft.value))
    return old.value.replace(OFTEN, often[0])
  const bound = BOUND.exec(draft.value)
  if (draft.topic === 'pay' && bound !== null) {
    const ends = [...old.value.matchAll(/£\d[\d,.]*/g)]
    const end = /\b(?:top|upper|max\w*|ceiling|most|highest)\b/i.test(draft.value) ? ends.at(-1) : ends[0]
    const amount = /£\d[\d,.]*/.exec(draft.value)?.[0]
    if (ends.length > 1 && end !== undefined && amount !== undefined)
      return old.value.slice(0, end.index) + amount + old.value.slice(end.index + end[0].length)
  }
  const length = LENGTH.exec(draft.value)
  if (
    draft.topic === 'duration' &&
    length !== null &&
    LENGTH.test(old.value) &&
    old.value.length > draft.value.length
  )
    return old.value.replace(LENGTH, length[0])
  const date = DATE.exec(draft.value)
  if (draft.topic === 'duration' && date !== null && old.value.match(new RegExp(DATE, 'gi'))?.length === 1)
    return old.value.replace(DATE, date[0])
  if (draft.topic === 'pay') {
    const figure = AMOUNTS.exec(draft.value)
    if (
      figure !== null &&
      figure[0].length >= draft.value.length - 3 &&
      AMOUNTS.test(old.value) &&
      !isBesidePay(old.value)
    )
      return old.value.replace(AMOUNTS, figure[0])
  }
  return draft.value
}
