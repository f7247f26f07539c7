import type { HeldSentence } from '@/lib/consultation/guard/law/verdict'
import type { BriefOperation } from './operation-schema'

/** What a reader says of the sentences that it left unread. */
export function toChallenges(message: string, held: readonly HeldSentence[]): BriefOperation[] {
  return held.map(({ ground, start, end }) => ({
    op: 'challenge',
    topic: null,
    factId: null,
    value: null,
    strength: null,
    reason: ground,
    quote: message.slice(start, end),
    at: start,
  }))
}
