import type { Unit } from './blocks'
import { REQUIREMENTS } from './judge'
import { type State, wordsOf } from './state'
import { overlap } from './words'

const ONLY =
  /(?:^|(?<=[.!?\n] ?))(?:(?:ok|okay|right|so|well|fine|and|but|then|no|yes|fair|alright|honestly|actually)[\s,.]+)*(?:the|our|my|these are the|those are the) (?:(?:only|real|actual|true|proper|genuine|absolute|hard|bare) )+(?:musts?|must[- ]haves?|essentials?|non[- ]negotiables?|deal[- ]?breakers?|requirements?|minimum)(?: (?:i have|we have|here|then|really))?(?: (?:really |would |will )?(?:are|is|be)\b|:|,| -)\s*/im

/** "The real musts are A and B": reads the list as musts; whatever else was one, and is not named again, becomes nice to have. */
export function onlyMusts(_state: State, unit: Unit, said: string): Unit {
  const lead = ONLY.exec(said)?.[0]
  if (lead === undefined || lead.length >= said.length || !said.startsWith(lead)) return unit
  return { ...unit, start: unit.start + lead.length, scope: { ...unit.scope, strength: 'must' } }
}

/** Lowers what was a must before this message and was not named among the only ones. */
export function settleOnly(state: State): void {
  const match = ONLY.exec(state.text.clean)
  if (match === null) return
  const words = wordsOf(state, { start: match.index, end: match.index + match[0].trimEnd().length })
  const fresh = state.ledger.since(0).filter(({ topic }) => REQUIREMENTS.includes(topic))
  if (fresh.length === 0) return
  for (const entry of state.ledger.open()) {
    const isOther =
      entry.sentence < 0 &&
      entry.strength === 'must' &&
      (entry.topic === 'technical' || entry.topic === 'qualifications') &&
      !fresh.some(({ value }) => overlap(entry.value, value) > 0.5 || overlap(value, entry.value) >= 0.99)
    if (isOther) state.ledger.restrength(entry, 'nice', words)
  }
}
