import { toChallenges } from '@/lib/consultation/brief/challenges'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief } from '@/lib/consultation/brief/schema'
import { blankHeld, screenLaw } from '@/lib/consultation/guard/law/verdict'
import { unitsOf } from './extraction/blocks'
import { withoutDisowned } from './extraction/preface'
import { endOf, readUnit } from './extraction/reader'
import { withoutSignature } from './extraction/signature'
import { newState } from './extraction/state'
import { readText } from './extraction/text'
import { withoutTitle } from './extraction/title'

export interface ReadingInput {
  message: string
  brief: Brief
  jobTitle: string | null
  companyName: string
  /** The manager has said that the message is about the work: the guard holds none of it. */
  isAboutWork?: boolean
}

/**
 * Reads one message of the hiring manager into operations on the brief, by rules alone: the same input always gives the same
 * operations. Takes the message as typed (any length, any Unicode), the current brief, and the vacancy's title and the company's name
 * from the form. Challenges a sentence the guard holds instead of reading it, unless `isAboutWork`. Values are the manager's own
 * words, and every quote is in the message at its offset. Never throws.
 */
export function extractOperations(input: ReadingInput): BriefOperation[] {
  const held = input.isAboutWork ? [] : screenLaw(input.message).held
  const text = readText(blankHeld(input.message, held))
  const state = newState(text, input.brief, input.jobTitle, input.companyName, held)
  const whole = withoutTitle(text.clean, unitsOf(text.clean), input.jobTitle)
  const units = withoutDisowned(text.clean, withoutSignature(text.clean, whole))
  units.forEach((unit, index) => {
    readUnit(state, unit, index === units.length - 1)
  })
  return [...toChallenges(input.message, held), ...endOf(state)]
}
