import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { HeldSentence } from './verdict'

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
