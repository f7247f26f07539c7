import type { Brief } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'

/** What an answer is made from. The brief already contains what the message says. */
export interface AnswerInput {
  message: string
  brief: Brief
  /** From the form. */
  jobTitle: string | null
  /** Words that no answer may hold. */
  houseRules: readonly HouseRule[]
  /** The words of the message that were challenged; no answer says them back. */
  challenged: readonly string[]
  /** What the consultant has said so far. */
  replies: readonly string[]
  /** The sentences of the message before it that are still held. */
  heldBefore?: readonly string[]
}

const MAX_WORDS = 90

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** The first part, and of the others those that still fit. */
export function joinWithinLimit(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((text, part) => {
      const longer = text === '' ? part : `${text} ${part}`
      return text === '' || countWords(longer) <= MAX_WORDS ? longer : text
    }, '')
}
