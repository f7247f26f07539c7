import { measureOf } from '@/lib/ai/consultation/measure'
import type { Topic } from '@/lib/consultations/options'
import { COUNT } from './corrections'
import { refigured } from './figures'
import { REQUIREMENTS, topicOf } from './judge'
import { canReplace, kindOf } from './kinds'
import type { Draft, Entry, Ledger } from './ledger'
import { NUMBER, numberOf } from './numbers'
import { hasPay, isBesidePay, payValue } from './pay'
import { strengthCue } from './strength'
import { escaped, without, YEARS } from './withdraw'
import { overlap, stems } from './words'

type Words = { quote: string; at: number }

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

const NUMBERS = /\d+(?:[.,]\d+)?/g
const UNIT = /\d ?(years?|months?|weeks?|days?|hours?|%|k)/i

function sameNumber(one: string, other: string): boolean {
  const a = numberOf(one)
  return a !== null && a === numberOf(other)
}

/** How `old` gives way to `by` in a value; the function gives null where `old` is not there. A bare number takes its unit from `by`. */
function exchange(old: string, by: string): (value: string) => string | null {
  const count = COUNT.exec(old)
  const next = COUNT.exec(by)
  if (count === null) {
    const literal = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(old)}(?![\\p{L}\\p{N}])`, 'iu')
    return (value) => (literal.test(value) ? value.replace(literal, () => by) : null)
  }
  // "Two of them, not one" counts something else than what was said before.
  if (next === null && (count[3] ?? '') === '' && !/\d/.test(by)) return () => null
  const unit = (next?.[3] ?? count[3] ?? UNIT.exec(by)?.[1] ?? '').slice(0, 4)
  const figure = next?.[1] ?? by.match(NUMBERS)?.at(-1) ?? by
  const numbers = new RegExp(
    `(?<![\\p{L}\\p{N}£.,])${NUMBER}(?:\\+)?(?= ?-?(?:${unit === '' ? '\\p{L}' : escaped(unit)}))`,
    'giu',
  )
  return (value) => {
    for (const match of value.matchAll(numbers)) {
      if (!sameNumber(match[0].replace('+', ''), count[1] ?? '')) continue
      return `${value.slice(0, match.index)}${figure}${next?.[2] ?? ''}${value.slice(match.index + match[0].length)}`
    }
    return null
  }
}

/** Gives the fact about `subject` its new figure ("Premium goes to 28%"). False where no fact has such a figure. */
export function restate(
  ledger: Ledger,
  subject: string,
  figure: string,
  words: Words,
  sentence: number,
): boolean {
  const kind = /%/.test(figure) ? /\d[\d.,]* ?%/ : /[£k]/.test(figure) ? /£ ?\d[\d.,]*k?/ : /\b\d[\d.,]*\b/
  const entry = ledger.open().find((one) => overlap(subject, one.value) >= 0.99 && kind.test(one.value))
  if (entry === undefined) return false
  const value = entry.value.replace(kind, figure)
  ledger.replace(entry, { topic: entry.topic, value, strength: entry.strength, ...words }, sentence)
  return true
}

const BARE = /^(\d{2,3})(?: ?(?:-|to) ?(\d{2,3}))?(?: (?:max|tops|maximum))?$/

function isAmount(text: string): boolean {
  return hasPay(text) || BARE.test(text.trim())
}

function asPay(text: string): string {
  const bare = BARE.exec(text.trim())
  if (bare === null) return payValue(text)
  return bare[2] === undefined ? `£${bare[1]},000` : `£${bare[1]},000 to £${bare[2]},000`
}

/** Exchanges `old` for `by` in the latest fact that says `old`. False when there is none. */
export function swap(ledger: Ledger, old: string, by: string, words: Words, sentence: number): boolean {
  const plain = old.replace(/^(?:the|a|an|in|at|on|for)\s+/i, '')
  // A clause never takes the place of a word, nor a figure that of a name.
  if (!canReplace(plain, by)) return false
  const plainly = exchange(plain, by)
  const inPay = isAmount(plain) && isAmount(by) ? exchange(asPay(plain), asPay(by)) : plainly
  for (const entry of ledger.open()) {
    const value = entry.topic === 'pay' ? inPay(entry.value) : plainly(entry.value)
    if (value === null) continue
    ledger.replace(entry, { topic: entry.topic, value, strength: entry.strength, ...words }, sentence)
    return true
  }
  const named = topicOf(by)
  const words2 = stems(plain)
  const target = ledger
    .open()
    .find(
      (entry) =>
        words2.length > 0 && overlap(plain, entry.value) >= 0.99 && (named === null || named === entry.topic),
    )
  if (target === undefined) return false
  const rest = without(target.value, plain)
  ledger.replace(
    target,
    {
      topic: target.topic,
      value: rest === null ? by : `${rest}, ${by}`,
      strength: target.strength,
      ...words,
    },
    sentence,
  )
  return true
}

/** So many days of holiday: a post has one such figure. */
const HOLIDAY =
  /^\W*(?:we (?:get|have|give|offer) |it's |the )?(?:(?:holidays?|leave|annual leave)(?:'s| is| are|:)? (?:2\d|3\d)\b|(?:2\d|3\d) days?'? (?:of )?(?:paid |annual )?(?:holiday|leave|off)\b)/i

function slot(topic: Topic, value: string): string | null {
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

/** The fact that a corrected value takes the place of, or null. */
function target(ledger: Ledger, draft: Draft): Entry | null {
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
function merged(old: Entry, draft: Draft): string {
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

/** "Catia. Correction: NX": one name in the sentence before gives way to one name. */
function alike(ledger: Ledger, draft: Draft): Entry | null {
  const before = ledger
    .since(draft.sentence - 1)
    .filter((entry) => entry.sentence < draft.sentence && entry.topic === draft.topic)
  const [only] = before
  const kind = kindOf(draft.value)
  const isOther = /\b(?:as well|also|either|too|both|will do|or)\b/i.test(draft.quote)
  const isName = draft.value.split(/\s+/).length <= 4 && kind !== null && !isOther
  return before.length === 1 && only !== undefined && isName && kindOf(only.value) === kind ? only : null
}

/** Puts a corrected fact in the place of the one it corrects; adds it where it corrects none. */
export function correct(ledger: Ledger, draft: Draft): void {
  const old = target(ledger, draft) ?? alike(ledger, draft)
  if (old === null && refigured(ledger, draft)) return
  if (old === null) ledger.add(draft)
  else ledger.replace(old, { ...draft, value: merged(old, draft) }, draft.sentence)
}

/** Gives a known requirement another strength where the new words only say that again. */
function restrengthened(ledger: Ledger, draft: Draft): boolean {
  if (!REQUIREMENTS.includes(draft.topic)) return false
  const known = ledger
    .open()
    .find(
      (entry) =>
        REQUIREMENTS.includes(entry.topic) &&
        entry.strength !== draft.strength &&
        overlap(
          draft.value.replace(/\b(?:thing|bit|stuff|requirement|side|stays|remains)\b/gi, ''),
          entry.value,
        ) >= 0.99,
    )
  const named = known ?? sameName(ledger, draft)
  if (named === undefined) return false
  ledger.restrength(named, draft.strength, draft)
  return true
}

/** "Revit can be taught here": one name, and words about strength, of a thing that stands under that name alone. */
function sameName(ledger: Ledger, draft: Draft): Entry | undefined {
  const cue = strengthCue(draft.value)
  if (cue === null || cue.strength === 'notApplicable') return undefined
  const rest = draft.value.slice(0, cue.at) + draft.value.slice(cue.end)
  const subject = stems(rest)
  if (subject.length === 0 || subject.length > 3) return undefined
  return ledger
    .open()
    .find(
      (entry) =>
        REQUIREMENTS.includes(entry.topic) &&
        entry.strength !== draft.strength &&
        overlap(entry.value, rest) >= 0.99,
    )
}

/** Inside a sentence these words say that something changed. */
const CUED = /\b(?:now|instead|rather than|changed?|these days|after all)\b/i

/** True where an earlier message gave another amount of the same thing. */
function contradicts(ledger: Ledger, draft: Draft): boolean {
  const measure = measureOf(draft.topic, draft.value)
  return (
    measure !== null &&
    ledger.open().some((entry) => {
      const known =
        entry.topic === draft.topic && entry.sentence < 0 ? measureOf(entry.topic, entry.value) : null
      return known !== null && known.unit === measure.unit && known.amount !== measure.amount
    })
  )
}

/**
 * Adds a fact. One that says otherwise than an earlier message, without a word of correction, is added too: the brief marks the
 * contradiction, and the hiring manager is asked once.
 */
export function record(ledger: Ledger, draft: Draft, isExplicit: boolean): void {
  if (isExplicit && restrengthened(ledger, draft)) return
  const kind = slot(draft.topic, draft.value)
  const isRestated =
    kind === 'holiday' &&
    ledger.open().some((entry) => entry.sentence < 0 && slot(entry.topic, entry.value) === kind)
  if (kind === 'ir35' || isRestated) {
    correct(ledger, draft)
    return
  }
  if (CUED.test(draft.quote) && contradicts(ledger, draft)) correct(ledger, draft)
  else ledger.add(draft)
}
