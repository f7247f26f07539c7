import { measureOf } from '@/lib/consultation/brief/measure'
import { refigured } from './figures'
import { REQUIREMENTS } from './judge'
import type { Draft, Entry, Ledger } from './ledger'
import { merged } from './merge'
import { strengthCue } from './strength'
import { alike, slot, target } from './target'
import { overlap, stems } from './words'

/** Puts a corrected fact in the place of the one it corrects; adds it where it corrects none. */
export function correct(ledger: Ledger, draft: Draft): void {
  // "10 till 6 as well" stands beside what was said.
  const isBeside = /\b(?:as well|too|also)\W*$/i.test(draft.quote)
  const old = isBeside ? null : (target(ledger, draft) ?? alike(ledger, draft))
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

/** What stood among the must-haves and now stands in a list of wishes, by its whole name or most of it, is a wish. */
function isLowered(ledger: Ledger, draft: Draft): boolean {
  return (
    (draft.strength === 'nice' || draft.strength === 'learnable') &&
    ledger
      .open()
      .some(
        (entry) =>
          entry.strength === 'must' &&
          overlap(draft.value, entry.value) >= 0.99 &&
          (overlap(entry.value, draft.value) >= 0.5 ||
            entry.value.toLowerCase().endsWith(draft.value.toLowerCase())),
      )
  )
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
  if ((isExplicit || isLowered(ledger, draft)) && restrengthened(ledger, draft)) return
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
