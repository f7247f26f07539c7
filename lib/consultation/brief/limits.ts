import { activeFacts } from './facts'
import type { BriefOperation } from './operation-schema'
import type { Brief } from './schema'

/** A message that holds more is a table or a list of parts, not an account of a vacancy. */
export const FACTS_PER_MESSAGE = 200
export const FACTS_PER_BRIEF = 600

export interface LimitedOperations {
  operations: BriefOperation[]
  dropped: number
}

/** Keeps the first facts of a message; other operations are all kept. */
export function limitOperations(operations: readonly BriefOperation[], brief: Brief): LimitedOperations {
  let room = Math.max(0, Math.min(FACTS_PER_MESSAGE, FACTS_PER_BRIEF - activeFacts(brief).length))
  let dropped = 0
  const kept = operations.filter(({ op }) => {
    if (op !== 'add') return true
    if (room > 0) room -= 1
    else dropped += 1
    return dropped === 0
  })
  return { operations: kept, dropped }
}

export function limitNotice(dropped: number): string {
  return dropped === 0
    ? ''
    : `That was more than I can note at once, so I left out ${dropped.toLocaleString('en-GB')} of its points. Please send the ones that matter in shorter messages.`
}
