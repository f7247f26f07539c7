import { atomsOf } from './atoms'
import type { Unit } from './blocks'
import { captureAtoms } from './capture'
import { contrasts } from './contrast'
import { correctionIn, isUpdate, newFigure, replacementIn, restatedIn } from './corrections'
import { dismisses } from './dismissed'
import { restate } from './figures'
import { type Judged, judge } from './judge'
import { canReplace } from './kinds'
import { moves } from './moved'
import { NUMBER } from './numbers'
import { flips } from './polar'
import { lowers, strikesPoint } from './recount'
import { type State, wordsOf } from './state'
import { strengthCue } from './strength'
import { isStopped, isStrike, strikeListed, strikeTopic } from './strike'
import { swap } from './swap'
import { plainWords } from './values'
import { escaped, withdraw } from './withdraw'

export const REASON =
  /^(?:the|they|we|it|that|this|nobody|no one|because|as|since|i|so|hr|our|which|there|he|she)\b/i
const ONLY_FIGURE = new RegExp(
  `^(?:it's |its |is |still |now |about |make (?:it|that) |just |only |to |at )*(£?${NUMBER}(?:k|%|\\+)?)(?: (?:now|then|instead|please|actually))*$`,
  'i',
)
/** "Make that 4" after "5 years": the latest figure gives way. */
export function refigure(state: State, judged: Judged): boolean {
  const figure = ONLY_FIGURE.exec(judged.text)?.[1]
  const latest = state.ledger.open()[0]
  if (figure === undefined || latest === undefined) return false
  const known = new RegExp(`£?(?<![\\p{L}\\d.,])${NUMBER}(?!\\p{L})`, 'iu')
  if (!known.test(latest.value)) return false
  state.ledger.replace(
    latest,
    {
      topic: latest.topic,
      value: latest.value.replace(known, figure),
      strength: latest.strength,
      ...wordsOf(state, judged),
    },
    state.sentence,
  )
  return true
}

const QUANTITY =
  /^(?:it's |it is |up to |about |make (?:it|that) |so |that's )*(\d[\d.,]*[ -]?)(\p{L}{1,6}|%)(?: (?:now|then|instead|actually|sorry))*$/iu

/** "33kV" after a word of correction: the quantity of that unit in the latest fact that has one. */
export function requantify(state: State, judged: Judged): boolean {
  const [, figure, unit] = QUANTITY.exec(judged.text) ?? []
  if (figure === undefined || unit === undefined) return false
  const known = new RegExp(`(?<![\\p{L}\\d.,£])\\d[\\d.,]*[ -]?(?=${escaped(unit)}(?![\\p{L}\\d]))`, 'iu')
  const entry = state.ledger
    .open()
    .slice(0, 6)
    .find(({ value }) => known.test(value))
  if (entry === undefined) return false
  const value = entry.value.replace(known, figure)
  state.ledger.replace(
    entry,
    { topic: entry.topic, value, strength: entry.strength, ...wordsOf(state, judged) },
    state.sentence,
  )
  return true
}

const REVISION =
  /^(?!.*\b(?:must|needs?|goes|has to|have to|will|should|due)\b)(?:revision|version|rev|issue|update|amendment|amended|revised|updated|corrected)\b.{0,60}$|^.{0,40}\b(?:replaces|supersedes|overrides) (?:the |what |my |all )?(?:\w+ )*(?:above|before|earlier|previous|last|first|cells|version|table|list|mail|message)\b.{0,20}$/i
/** A sentence that corrects or takes back; true when nothing is left of it to read. */
export function amend(state: State, unit: Unit, said: string): boolean {
  if (
    lowers(state, unit, said) ||
    strikesPoint(state, unit, said) ||
    contrasts(state, unit, said) ||
    flips(state, unit, said)
  )
    return true
  if (REVISION.test(said)) {
    state.isRevision = true
    return true
  }
  if (dismisses(state, unit, said)) return state.resume === null
  if (correctionIn(said)?.kind !== 'swap' && moves(state, unit, said)) return true
  state.isCorrecting = state.isCorrecting || state.isRevision
  const correction = correctionIn(said)
  const news = restatedIn(said)
  if (news !== null && restate(state.ledger, news.subject, news.figure, wordsOf(state, unit), state.sentence))
    return true
  if (correction === null) {
    state.isCorrecting = state.isCorrecting || isUpdate(said)
    return false
  }
  if (correction.kind !== 'cue' && correction.kind !== 'swap') state.excessive = null
  const words = wordsOf(state, unit)
  if (correction.kind === 'retract' && /\b(?:it|them|that)\b/i.test(said.slice(0, 40))) {
    const head = (
      state.lastSaid.split(/[,;:-]| (?:is|are|was|were|would|will|isn't|i'd|i|we)\b/i)[0] ?? ''
    ).replace(/^(?:the|our|that|and|but)\s+/i, '')
    if (
      head.split(/\s+/).length <= 4 &&
      head !== '' &&
      /^(?:drop|scrap|forget|lose|remove|take|leave|cut|delete|strike)\b/i.test(said) &&
      withdraw(state.ledger, head, null, words, state.sentence)
    )
      return true
  }
  if (
    correction.kind === 'retract' &&
    /\d/.test(correction.rest) &&
    !/^(?:that's|that was)/i.test(correction.rest)
  ) {
    state.isCorrecting = true
    return false
  }
  if (correction.kind === 'retract') {
    const before = state.ledger.since(state.sentence - 1).filter((entry) => entry.sentence >= 0)
    // Right after a challenge it is the unlawful ask that is taken back, and nothing stands of that.
    const isOfAsk = before.length === 0 && state.isChallenged
    const latest = before.length > 0 ? before : isOfAsk ? [] : state.ledger.open().slice(0, 1)
    for (const entry of latest) state.ledger.withdraw(entry, words)
    state.wasTakenBack = true
    if (!/\d|\p{Lu}/u.test(correction.rest) || /^(?:that's|that was|it was)/i.test(correction.rest))
      return true
    state.isCorrecting = true
    return false
  }
  if (correction.kind === 'withdraw') {
    const fitting = (instead: string | null) =>
      instead !== null && canReplace(correction.object, instead) ? instead : null
    const by =
      fitting(enough(correction.rest, correction.object)) ??
      newFigure(correction.object, correction.rest) ??
      fitting(replacementIn(correction.rest))
    if (strikeTopic(state, unit, said, correction.object) !== null) {
      state.resume = unit.end - correction.rest.length
      return !/[\p{L}\d]/u.test(correction.rest)
    }
    if (!withdraw(state.ledger, correction.object, by, words, state.sentence)) {
      if (!isStrike(said, correction.object)) return false
      state.resume = unit.end - correction.rest.length
      return !isStopped(said) || !/[\p{L}\d]/u.test(correction.rest)
    }
    const rest = by === null ? strikeListed(state, unit, correction.rest) : correction.rest
    return readRest(state, unit, rest, by)
  }
  if (correction.kind === 'cue' && swapHead(state, unit, correction.rest, words)) return true
  if (
    correction.kind === 'swap' &&
    strengthCue(correction.old)?.isAlone !== true &&
    swap(state.ledger, correction.old, replacement(correction.by), words, state.sentence)
  )
    return true
  state.isCorrecting = correction.kind === 'cue' || state.isRevision || isUpdate(said)
  return false
}

/** "Make it Leeds not York, the team moved": the exchange stands before its reason. */
function swapHead(state: State, unit: Unit, said: string, words: { quote: string; at: number }): boolean {
  const head = said.split(/,(?! ?(?:not|rather|instead)\b)/)[0] ?? ''
  const correction = head === said ? null : correctionIn(head)
  if (
    correction?.kind !== 'swap' ||
    !swap(state.ledger, correction.old, replacement(correction.by), words, state.sentence)
  )
    return false
  return readRest(state, unit, said.slice(head.length + 1), null)
}

/** "Forget chartered, working towards it is enough" gives "working towards chartered". */
function enough(rest: string, object: string): string | null {
  const match =
    /^[\s,;-]*(?<by>[^,;]{3,60}?) (?:is|would be|will be|'s)? ?(?:enough|fine|ok|okay|plenty|sufficient|good enough|will do|would do)\b/i.exec(
      rest,
    )
  return match?.groups?.by?.replace(/\b(?:it|that)$/i, object) ?? null
}

export function replacement(by: string): string {
  const value = by.replace(/^(?:the |our )?[\p{L}]+(?: \p{L}+)? (?:is|are|will be) (?=\S*\d)/iu, '')
  return plainWords(
    value
      .replace(/^[^:]{0,40}:\s*/, '')
      .replace(/^(?:it's|it is|to|make it|now)\s+/i, '')
      .replace(/,? (?:rather|actually|instead)$/i, ''),
  )
}

/** What follows a withdrawal is its reason, unless it plainly asks for something else. */
function readRest(state: State, unit: Unit, rest: string, by: string | null): boolean {
  if (by !== null) return true
  const start = unit.end - rest.length
  for (const atom of atomsOf(state.text.clean, { start, end: unit.end })) {
    const judged = judge(state.text.clean, atom, unit.scope)
    const change = correctionIn(judged.text)
    if (
      change?.kind === 'swap' &&
      swap(state.ledger, change.old, replacement(change.by), wordsOf(state, atom), state.sentence)
    )
      continue
    if (
      change?.kind === 'withdraw' &&
      withdraw(state.ledger, change.object, null, wordsOf(state, atom), state.sentence)
    )
      continue
    const isFigure = judged.topic === 'pay' && /\d/.test(judged.text)
    if (judged.score >= 5 && (isFigure || !REASON.test(judged.text))) captureAtoms(state, [judged], unit)
  }
  return true
}
