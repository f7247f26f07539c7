import { AppError } from '@/lib/errors'
import { activeFacts } from './facts'
import type { BriefOperation } from './operation-schema'
import type { Brief } from './schema'

/** A message that holds more is a table or a list of parts, not an account of a vacancy. */
export const FACTS_PER_MESSAGE = 200
export const FACTS_PER_BRIEF = 600
/** With those that were replaced or taken back, which are kept for the record. */
export const FACTS_STORED = 1000
/** Further challenged words enter no fact either, but are not shown to be settled. */
export const HELD_PER_BRIEF = 100

/** How many more facts the brief can hold. */
export const roomForFacts = (brief: Brief): number =>
  Math.max(0, Math.min(FACTS_STORED - brief.facts.length, FACTS_PER_BRIEF - activeFacts(brief).length))

/** Throws `conflict` where the brief is full. */
export function requireRoom(brief: Brief): void {
  if (roomForFacts(brief) === 0) throw new AppError('conflict', 'The brief is full. Remove something first.')
}

export interface LimitedOperations {
  operations: BriefOperation[]
  dropped: number
}

/** Keeps the first facts of a message. A correction needs no room in the brief; operations that store no fact are all kept. */
export function limitOperations(operations: readonly BriefOperation[], brief: Brief): LimitedOperations {
  let storable = Math.min(FACTS_PER_MESSAGE, FACTS_STORED - brief.facts.length)
  let addable = FACTS_PER_BRIEF - activeFacts(brief).length
  const kept = operations.filter(({ op }) => {
    if (op !== 'add' && op !== 'replace') return true
    if (storable <= 0 || (op === 'add' && addable <= 0)) return false
    storable -= 1
    if (op === 'add') addable -= 1
    return true
  })
  return { operations: kept, dropped: operations.length - kept.length }
}

export function limitNotice(dropped: number): string {
  return dropped === 0
    ? ''
    : `That was more than I can take in at once, so I left out ${dropped.toLocaleString('en-GB')} ${dropped === 1 ? 'point' : 'points'}. Please send the important ones again in shorter messages.`
}
