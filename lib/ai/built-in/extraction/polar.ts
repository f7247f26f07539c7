import type { Unit } from './blocks'
import { type State, wordsOf } from './state'

const SIDE = /\b(inside|outside)\b(?! (?:the|our|a|an|work|of (?:the|our|work|hours))\b)/i
const STATUS = /\b(inside|outside)(?= (?:of )?ir ?35\b)/i

/** "It's inside now": the other side of IR35 takes the place of the one that was given. True when one was given. */
export function flips(state: State, unit: Unit, said: string): boolean {
  const side = SIDE.exec(said)?.[1]?.toLowerCase()
  if (
    side === undefined ||
    said.split(/\s+/).length > 14 ||
    /£|\d{3}|\b(?:umbrella|paye|limited|ltd)\b/i.test(said)
  )
    return false
  const entry = state.ledger.open().find(({ value }) => {
    const known = STATUS.exec(value)?.[1]?.toLowerCase()
    return known !== undefined && known !== side
  })
  if (entry === undefined) return false
  const value = entry.value.replace(STATUS, side)
  state.ledger.replace(
    entry,
    { topic: entry.topic, value, strength: entry.strength, ...wordsOf(state, unit) },
    state.sentence,
  )
  return true
}
