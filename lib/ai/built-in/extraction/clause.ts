import { isFinish, isUnknown } from './acts'
import type { Atom } from './atoms'
import type { Unit } from './blocks'
import { entitiesOf } from './entities'
import { CLEAR, type Judged, judge, REQUIREMENTS } from './judge'
import type { Span } from './sentences'
import { type State, wordsOf } from './state'
import { isAside } from './talk'
import { hasCode } from './unknown-names'

/** "Ganymede or Tekton": a name that looks like a place is of the kind of the requirement that it is listed with. */
export function isListedName(judged: Judged, before: Judged): boolean {
  return (
    judged.topic === 'location' &&
    (judged.connector === 'and' || judged.connector === 'or') &&
    before.topic !== null &&
    REQUIREMENTS.includes(before.topic) &&
    judged.text.split(' ').length < 3 &&
    entitiesOf(judged.text).length === 0
  )
}

/** True for words that end the talk, where nothing about the vacancy follows them. */
export function endsHere(state: State, unit: Unit, atoms: readonly Atom[], index: number): boolean {
  const { clean } = state.text
  const said = ({ start, end }: Span) => clean.slice(start, end)
  const atom = atoms[index]
  if (
    atom === undefined ||
    !isFinish(said(atom)) ||
    /\bsay\b/i.test(clean.slice(unit.start, atom.start).slice(-12))
  )
    return false
  return atoms
    .slice(index + 1)
    .every(
      (next) =>
        isAside(said(next)) || (judge(clean, next, unit.scope).score < CLEAR && !/\d/.test(said(next))),
    )
}

const OTHERS =
  /\b(?:our|the|my) (?:present|current|last|previous|old|existing|outgoing|other|agency)\b.*\b(?:is|are|was|were|gets?|costs?|charges?|on|at)\b|\b(?:contractors?|consultants?|agency|temps?|freelancers?|competitors?|the others|other (?:firms|people))\b.*\b(?:is|are|costs?|charges?|gets?|on|pay)\b|\b(?:which|that) is (?:bleeding|killing|costing|crippling) us\b/i

/** Pay that somebody else gets or charges. */
export function isPayOfOthers(judged: Judged): boolean {
  return (
    judged.topic === 'pay' &&
    judged.text.length < 400 &&
    OTHERS.test(judged.text) &&
    !/\b(?:role|post|job|vacancy|salary|band|rate)\b/i.test(judged.text)
  )
}

/** True for words that name a tool, a standard or a code. */
export function namesTool(text: string): boolean {
  return hasCode(text) || entitiesOf(text).some(({ kind }) => kind === 'tool' || kind === 'standard')
}

/** "No idea about the start date yet" closes its topic and leaves no fact. */
export function closes(state: State, judged: Judged, count: number): boolean {
  if (!isUnknown(judged.text)) return false
  if (/\d/.test(judged.text) && judged.score >= 5) return false
  const topic = (judged.score >= 2 ? judged.topic : null) ?? state.situation.local ?? state.situation.asked
  if (topic !== null && (count === 1 || judged.score >= CLEAR || !state.ledger.knows(topic)))
    state.ledger.close(topic, 'unknown', wordsOf(state, judged))
  return true
}
