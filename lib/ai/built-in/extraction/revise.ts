import { type Atom, atomsOf } from './atoms'
import { NO_SCOPE, type Unit } from './blocks'
import { captureAtoms, release } from './capture'
import { contrasts } from './contrast'
import { correctionIn, isUpdate, newFigure, replacementIn, restatedIn } from './corrections'
import { restate } from './figures'
import { type Judged, judge, topicOf } from './judge'
import { canReplace, kindOf } from './kinds'
import { NUMBER, numberOf } from './numbers'
import { flips } from './polar'
import { lowers, strikesPoint } from './recount'
import { type State, wordsOf } from './state'
import { isOfStruck, isStopped, isStrike, strikeListed, strikeTopic } from './strike'
import { swap } from './swap'
import { plainWords } from './values'
import { escaped, withdraw } from './withdraw'
import { overlap } from './words'

export const REASON =
  /^(?:the|they|we|it|that|this|nobody|no one|because|as|since|i|so|hr|our|which|there|he|she)\b/i
const ONLY_FIGURE = new RegExp(
  `^(?:it's |its |is |still |now |about |make (?:it|that) |just |only |to |at )*(£?${NUMBER}(?:k|%|\\+)?)(?: (?:now|then|instead|please|actually))*$`,
  'i',
)
const BARE_COUNT = new RegExp(
  `^(?:let's (?:go with|say|call it)|say|call it|make it|go with|about|around|maybe|probably|i'd say|at least|minimum|um|er|\\s|,)*(${NUMBER})(?: (?:then|or so|would do|is fine|minimum|ideally|should do it|i think|i'd say))*$`,
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

function replacement(by: string): string {
  const value = by.replace(/^(?:the |our )?[\p{L}]+(?: \p{L}+)? (?:is|are|will be) (?=\S*\d)/iu, '')
  return plainWords(value.replace(/^[^:]{0,40}:\s*/, '').replace(/^(?:it's|it is|to|make it|now)\s+/i, ''))
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

/** "The north yard, no sorry, the south yard": the words before give way to the ones that end alike. True when they did. */
function mended(state: State, kept: Judged[], rest: string): boolean {
  const before = kept.at(-1)
  const words = rest.trim().split(/\s+/)
  const tail = before?.text.split(/\s+/) ?? []
  const last = (tail.at(-1) ?? '').toLowerCase()
  const isNumber = numberOf(last) !== null && numberOf(words[0] ?? '') !== null
  const at = isNumber
    ? 0
    : words.findIndex((word, index) => index > 0 && index < 4 && word.toLowerCase() === last)
  if (before === undefined || at < 0 || tail.length <= at + 1) return false
  const dropped = tail.slice(-(at + 1)).join(' ').length
  const end = before.end - dropped - 1
  kept.pop()
  kept.push(judge(state.text.clean, { ...before, end }, NO_SCOPE))
  return true
}

const MOVED =
  /^(?:(?:oh|no|sorry|wait|actually|hang on|well)[\s,]+)*(?:we|they)(?:'ve| have|'re| are)? (?:just |now |all |since |recently )*(?:gone|went|moved|switched|changed|migrated)(?: over| across)?(?: on)? ?to (?:the )?(?<by>[^,;]{2,30}?)(?: now| last \w+| this \w+)?$/i

/** "In Vault - oh no, we've gone over to Teamcenter": the tool just named gives way. */
function moves(state: State, atom: Atom, rest: string, flush: () => void, kept: Judged[]): boolean {
  const by = MOVED.exec(rest)?.groups?.by
  const before = kept.at(-1)
  const named = before?.entities.filter(({ kind }) => kind === 'tool').at(-1)
  if (by === undefined || before === undefined || named === undefined || kindOf(by) !== 'name') return false
  const old = before.text.slice(named.start, named.end)
  flush()
  let isDone = false
  while (swap(state.ledger, old, by, wordsOf(state, atom), state.sentence)) isDone = true
  return isDone
}

/** "Not wiring diagrams, that's the contractor". */
const DENIED = /^not (?:the |an? |any )?(?<old>.{2,40}?)(?: (?:that's|that is|those are|they're|it's) .*)?$/i

/** One atom that corrects: `done` when nothing is left of it, `trimmed` when its first words were only the cue. */
export function amendAtom(
  state: State,
  atom: Atom,
  next: Atom | undefined,
  rest: string,
  flush: () => void,
  kept: Judged[],
): 'none' | 'done' | 'trimmed' {
  const joined =
    next !== undefined &&
    /^(?:not|rather than|instead of)\b/i.test(state.text.clean.slice(next.start, next.end))
      ? state.text.clean.slice(atom.start, next.end)
      : rest
  if (/^(?:not|rather than|instead of) \S+(?: \S+){0,3}$/i.test(rest) && state.justSwapped) return 'done'
  if (state.isStruck && isOfStruck(rest)) return 'done'
  // "Forget X, Y and Z": a list goes as one.
  if (
    state.isStruck &&
    (atom.connector === 'comma' || atom.connector === 'and' || atom.connector === 'or') &&
    rest.split(' ').length <= 4 &&
    withdraw(state.ledger, rest, null, wordsOf(state, atom), state.sentence)
  )
    return 'done'
  state.isStruck = false
  const denied = DENIED.exec(rest)?.groups?.old
  if (denied !== undefined && state.isCorrecting && kept.length === 0) {
    state.isStruck = withdraw(state.ledger, denied, null, wordsOf(state, atom), state.sentence)
    if (state.isStruck) {
      state.isCorrecting = false
      return 'done'
    }
  }
  if (moves(state, atom, rest, flush, kept)) return 'done'
  const correction = correctionIn(joined)
  state.justSwapped = false
  if (correction === null) return 'none'
  const words = wordsOf(state, atom)
  if (correction.kind === 'swap') {
    const done = swap(state.ledger, correction.old, replacement(correction.by), words, state.sentence)
    state.justSwapped = done
    if (done) flush()
    return done ? 'done' : 'none'
  }
  if (correction.kind === 'withdraw') {
    const isHere = kept.some((one) => one.text.toLowerCase().includes(correction.object.toLowerCase()))
    if (isHere) flush()
    state.isCorrecting = state.isCorrecting || isHere
    state.isStruck =
      withdraw(state.ledger, correction.object, null, words, state.sentence) ||
      (correction.object.split(' ').length <= 4 && isStrike(rest, correction.object))
    return state.isStruck ? 'done' : 'none'
  }
  const struck = correction.kind === 'cue' ? DENIED.exec(correction.rest)?.groups?.old : undefined
  const isSaid = (object: string) =>
    kept.some(({ text }) => overlap(object, text) >= 0.99) ||
    state.ledger.open().some(({ value }) => overlap(object, value) >= 0.99)
  if (struck !== undefined && isSaid(struck)) {
    flush()
    state.isCorrecting = true
    state.isStruck = withdraw(state.ledger, struck, null, words, state.sentence)
    // What comes next is no reason: it says what is meant instead.
    state.isCorrecting = false
    return 'done'
  }
  if (correction.kind === 'cue' && mended(state, kept, correction.rest)) return 'trimmed'
  // "Fifty, no sorry, fifty three": the bare figure before falls.
  if (
    correction.kind === 'cue' &&
    /^\W*(?:it's |is |about |around |the \w+ is )*(?:£? ?\d[\d.,]*k?|\p{L}+(?:[ -]\p{L}+)?)$/iu.test(
      kept.at(-1)?.text ?? '',
    ) &&
    (BARE_COUNT.test((kept.at(-1)?.text ?? '').replace(/^(?:it's|is)\s+/i, '')) ||
      kept.at(-1)?.topic === 'pay')
  )
    kept.pop()
  flush()
  release(state, topicOf(correction.rest))
  state.ledger.mark()
  if (correction.kind === 'retract') {
    for (const entry of state.ledger.since(state.sentence).slice(-1)) state.ledger.withdraw(entry, words)
    return 'done'
  }
  state.isCorrecting = true
  if (correction.rest.trim() === '') return 'done'
  return rest === correction.rest ? 'none' : 'trimmed'
}
