import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import {
  isAnecdote,
  isBoilerplate,
  isChatter,
  isCommand,
  isFinish,
  isForged,
  isInjection,
  isOffRecord,
  isQuestion,
  isSkip,
  isUnknown,
  proposed,
} from './acts'
import { figuresIn } from './amounts'
import { announces } from './announced'
import { CONTENTFUL, type Unit } from './blocks'
import { release } from './capture'
import { correctionIn } from './corrections'
import { takesOut } from './dismissed'
import { entitiesOf } from './entities'
import { isInterruption } from './interruption'
import { topicOf } from './judge'
import { labelOf } from './labels'
import { type Note, noteOn } from './notes'
import { settleOnly } from './only'
import { readQuestion, wantedIn } from './question'
import { type State, wordsOf } from './state'
import { readStatement } from './statement'
import { retells } from './story'
import { strengthCue } from './strength'
import { isAside, isElsewhere, isRefusal, isTagged, isTalk } from './talk'
import { overlap } from './words'

const OFF_ALONE =
  /^(?:but |and |so |please |oh )*(?:don't|do not|dont|off the|keep|leave|not for|between|never|that's|it's|confidential|strictly)\b/i

/** Reads one sentence. `isLast` is set for the last one of the message. */
export function readUnit(state: State, unit: Unit, isLast: boolean): void {
  if (unit.scope.drop) return
  state.sentence += 1
  const whole = state.text.clean.slice(unit.start, unit.end)
  const aside = /^\([^()]{3,60}\)\s*(?=\S)/.exec(whole)?.[0] ?? ''
  // "(The signal is terrible here)" in front of a sentence is no part of it.
  if (aside !== '' && topicOf(aside) === null && !/\d/.test(aside)) {
    readUnit(state, { ...unit, start: unit.start + aside.length }, isLast)
    return
  }
  const note = noteOn(whole)
  if (note !== null) {
    readNoted(state, unit, note, isLast)
    return
  }
  const said = whole
  if (state.poisoned === unit.line) return
  if (isInjection(said)) {
    state.tainted = unit.line
    if (isForged(said)) state.poisoned = unit.line
    return
  }
  if (Math.abs(state.tainted - unit.line) <= 0 && isCommand(said)) return
  if (signs(state, said)) return
  // "£40k (don't quote me)" hedges; it takes nothing out.
  if (
    !takesOut(state, said) &&
    isOffRecord(said.replace(/\s*\((?:but |please )*don't quote me[^()]*\)/i, ''))
  ) {
    const open = openEnd(said)
    if (open > 0) {
      readStatement(state, { ...unit, end: unit.start + open }, false)
      return
    }
    const latest = Math.max(0, ...state.ledger.since(0).map((entry) => entry.sentence))
    if (said.split(/\s+/).length < 9 && OFF_ALONE.test(said) && latest >= state.sentence - 3)
      for (const entry of state.ledger.since(latest)) state.ledger.withdraw(entry, wordsOf(state, unit))
    return
  }
  if (isBoilerplate(said) || (isAnecdote(said) && topicOf(said) !== 'driver')) return
  if (retells(state, unit, said)) return
  // As a whole message it is an answer.
  if (!(isLast && state.sentence === 1) && namesNext(state, said)) return
  if (state.named !== null && !unit.isQuestion) {
    readStatement(state, unit, isLast)
    return
  }
  const left = LEAVES.exec(said)?.groups?.what
  const leftTopic = left === undefined ? null : (labelOf(left)?.topic ?? null)
  if (leftTopic !== null) {
    state.ledger.close(leftTopic, 'skipped', wordsOf(state, unit))
    return
  }
  const change = correctionIn(said)?.kind
  // "Is X worth anything? Leave it off.": what was asked about, where nothing was said since.
  if (
    change === 'retract' &&
    state.questioned >= state.sentence - 2 &&
    state.ledger.since(state.questioned).length === 0
  )
    return
  const isRefused = isSkip(said) || (isRefusal(said) && change !== 'retract' && change !== 'withdraw')
  if (isRefused && state.situation.asked !== null && isLast && state.ledger.since(0).length === 0) {
    state.ledger.close(state.situation.asked, 'skipped', wordsOf(state, unit))
    return
  }
  // Wherever it stands, a refusal to answer is no fact.
  if (isRefused && (isRefusal(said) || /^\W*(?:skip|pass|next)\b/i.test(said))) return
  if (isFinish(said) && (isLast || said.split(/\s+/).length > 2)) {
    state.ledger.finish(wordsOf(state, unit))
    return
  }
  if (
    /^[\s,]*(?:sorry|apologies|correction|hang on|hold on|wait|no|let me be (?:exact|precise|clear)|to be (?:exact|precise)|let me correct that|my mistake|i got that wrong|hmm|(?:oops|whoops|no|sorry)?[\s,]*(?:a )?(?:typo|wrong|misprint|slip)|oops|whoops)[\s,.!]*$/i.test(
      said,
    )
  ) {
    state.isAnnounced = true
    return
  }
  if (!isLast && announces(said)) {
    state.isAnnounced = true
    return
  }
  const doubted = /^(?:sorry,? |wait,? |hang on,? )?did i (?:say|put|write) (?<old>.{1,30})$/i.exec(said)
    ?.groups?.old
  const isOfKnown = (old: string) => state.ledger.open().some(({ value }) => overlap(old, value) >= 0.99)
  if (doubted !== undefined && (figuresIn(doubted).length === 1 || isOfKnown(doubted))) {
    state.excessive = doubted
    return
  }
  if (unit.isQuestion && wantedIn(said) !== null) {
    readQuestion(state, unit, said)
    return
  }
  if (isInterruption(said)) {
    state.wasChatter = true
    return
  }
  if (isPleasantry(state, said)) {
    state.wasChatter = true
    return
  }
  if (unit.isQuestion && (isQuestion(said) || isTagged(said))) {
    readQuestion(state, unit, said)
    return
  }
  state.wasChatter = false
  const start = unit.isQuestion ? unit.start + (said.length - proposed(said).length) : unit.start
  const scope =
    state.wanted !== null && unit.scope.topic === null && unit.scope.strength === null
      ? { ...unit.scope, strength: state.wanted }
      : unit.scope
  readStatement(state, { ...unit, ...conclusionOf(state, unit, said, start), scope }, isLast)
}

/** "Leave salary for now then, my FD has to sign it off." */
const LEAVES =
  /^(?:(?:ok|okay|so|just|please|let's|can we|we'll|i'd)[\s,]+)*(?:leave|skip|park|pass on|come back to) (?:the )?(?<what>[\w&' -]{3,24}?)(?: (?:for now|out|blank|stuff|bits?|part|then|till later|until later|for the moment|open|for today|please))+(?:[,.;]|$)/i

/** An item of an old document with a note behind it: it stands, it goes, or the note says what takes its place. */
function readNoted(state: State, unit: Unit, note: Note, isLast: boolean): void {
  const item = { ...unit, end: unit.start + note.end }
  if (note.kind === 'struck') return
  if (note.kind !== 'replaced') {
    readUnit(state, item, isLast)
    if (note.kind === 'stands') return
    state.isAnnounced = true
  }
  readUnit(state, { ...unit, start: unit.start + note.at }, isLast)
}

/** Reads what was still waiting for its neighbour. */
export function endOf(state: State): BriefOperation[] {
  release(state, null)
  settleOnly(state)
  return state.ledger.operations()
}

/** After "kind regards" come a name and a post; a postscript is a message again. */
function signs(state: State, said: string): boolean {
  if (/^(?:p\.?s\b|n\.?b\b)/i.test(said)) state.isSigned = false
  if (
    /^(?:with )?(?:kind|best|warm|many)? ?(?:regards|wishes|yours (?:sincerely|faithfully|truly))$/i.test(
      said.replace(/[,.!\s]+$/, ''),
    )
  ) {
    state.isSigned = true
    return true
  }
  return state.isSigned && said.split(/\s+/).length <= 6 && !/\d/.test(said)
}

/** "Money." or "What sort of person..." only names what the next sentences are about. */
function namesNext(state: State, said: string): boolean {
  const words = said.replace(/[\s.…:-]+$/, '')
  if (words.split(/\s+/).length > 3 || state.sentence === 0) return false
  const label = labelOf(words)
  if (label?.topic === undefined || label.topic === null || CONTENTFUL.test(words)) return false
  state.situation = { ...state.situation, local: label.topic }
  return true
}

/** Where the part of a sentence ends that stands before a clause in confidence ("..., because he is, between us, a bully"); 0 where none. */
function openEnd(said: string): number {
  const marker = /\b(?:between (?:you and me|us|ourselves)|off the record)\b/i.exec(said)
  if (marker === null || marker.index === 0) return 0
  const before = said.slice(0, marker.index)
  const joints = [...before.matchAll(/,? (?:because|but|since|although|though|as) | - |; /gi)]
  return joints.at(-1)?.index ?? 0
}

/** Said to a challenge. */
const ACCEPTS =
  /^(?:that's |that is |very |quite |a |ok |okay )*(?:fair|true|right|reasonable|sensible|touché|granted|sorry|hm+|oh|ah|ouch|oops)$/i

/** A sentence up to its first comma, semicolon or dash. */
function firstOf(said: string): string {
  return said.split(/[,;]| - /)[0] ?? said
}

/** "Where was I, Revit": beside the talk a thing is named. */
function namesThing(said: string): boolean {
  const parts = said.split(/[,;] ?/)
  return (
    parts.length > 1 &&
    parts.some(
      (part) =>
        !isChatter(part) &&
        !isAside(part) &&
        entitiesOf(part).some(({ kind }) => kind === 'tool' || kind === 'standard' || kind === 'certificate'),
    )
  )
}

function isPleasantry(state: State, said: string): boolean {
  if (state.isChallenged && state.sentence === 1 && ACCEPTS.test(said)) return true
  if (isChatter(said)) {
    const change = correctionIn(said)?.kind
    if (change === 'withdraw' || change === 'swap' || namesThing(said) || takesOut(state, said)) return false
    if (topicOf(said) === null && said.split(/\s+/).length < 20) return true
    // "Permanent, sorry, missed it": what comes first is an answer.
    const head = said.split(',')[0] ?? ''
    const isAnswer = head !== said && topicOf(head) !== null && !isChatter(head)
    return !/\d/.test(said) && !isAnswer && said.split(/\s+/).length < 16
  }
  const isPutRight = correctionIn(said)?.kind === 'swap'
  if ((isAside(said) && firstOf(said) === said) || (isElsewhere(said) && !isPutRight)) return true
  if (
    isTalk(said) &&
    strengthCue(said) === null &&
    topicOf(said) === null &&
    !isUnknown(said) &&
    correctionIn(said) === null
  )
    return true
  return state.wasChatter && said.split(/\s+/).length <= 2 && topicOf(said) === null && !/\d/.test(said)
}

const CONCLUDES =
  /[,;]? (?:so|and so) (?:we'll |just |please |let's |i'd )?(?:put|say|use|go with|make it|call it|stick with) (?<by>that(?: one)?|it|this|[^,;.]{2,40})$/i

/** "It is X, but we have signed on Y, so put Y": what the sentence comes to; what led up to it is left out. */
function conclusionOf(state: State, unit: Unit, said: string, start: number): { start: number; end: number } {
  const match = CONCLUDES.exec(said)
  const turn = said.lastIndexOf(' but ')
  const by = match?.groups?.by ?? ''
  if (match === null || turn < 0 || turn > match.index) return { start, end: unit.end }
  if (/^(?:that|it|this)\b/i.test(by)) {
    state.situation = { ...state.situation, local: topicOf(said.slice(0, turn)) ?? state.situation.local }
    return { start: unit.start + turn + 5, end: unit.start + match.index }
  }
  state.situation = { ...state.situation, local: topicOf(said.slice(0, turn)) ?? state.situation.local }
  return { start: unit.end - by.length, end: unit.end }
}
