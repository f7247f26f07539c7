import type { Atom } from './atoms'
import { NO_SCOPE } from './blocks'
import { release } from './capture'
import { correctionIn } from './corrections'
import { dismissesHere } from './dismissed'
import { type Judged, judge, topicOf } from './judge'
import { kindOf } from './kinds'
import { doubts, exchanges, recounts, renames } from './mended'
import { NUMBER, numberOf } from './numbers'
import { replacement } from './revise'
import { type State, wordsOf } from './state'
import { strengthCue } from './strength'
import { isOfStruck, isStrike } from './strike'
import { swap } from './swap'
import { withdraw } from './withdraw'
import { overlap } from './words'

const BARE_COUNT = new RegExp(
  `^(?:let's (?:go with|say|call it)|say|call it|make it|go with|about|around|maybe|probably|i'd say|at least|minimum|um|er|\\s|,)*(${NUMBER})(?: (?:then|or so|would do|is fine|minimum|ideally|should do it|i think|i'd say))*$`,
  'i',
)

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
  state.isStruck = dismissesHere(state, atom, rest)
  if (state.isStruck) return 'done'
  const denied = DENIED.exec(rest)?.groups?.old
  if (denied !== undefined && state.isCorrecting && kept.length === 0) {
    state.isStruck = withdraw(state.ledger, denied, null, wordsOf(state, atom), state.sentence)
    if (state.isStruck) {
      state.isCorrecting = false
      return 'done'
    }
  }
  if (doubts(state, kept, rest) || exchanges(state, atom, next, rest, flush, kept)) return 'done'
  if (moves(state, atom, rest, flush, kept)) return 'done'
  const correction = correctionIn(joined)
  state.justSwapped = false
  if (correction === null) return 'none'
  const words = wordsOf(state, atom)
  if (correction.kind === 'swap') {
    if (strengthCue(correction.old)?.isAlone === true) return 'none'
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
  if (correction.kind === 'cue' && renames(state, kept, correction.rest)) return 'trimmed'
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
  if (correction.kind === 'cue' && recounts(state, atom, correction.rest)) return 'done'
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
