import type { Span } from '@/lib/consultation/guard/law/screen'
import type { BriefOperation } from './operation-schema'
import type { ChallengeGround } from './options'
import type { Held } from './schema'

/** The ids of the law cards of all its grounds. */
export const cardsOf = ({ card, otherCards = [] }: Pick<Held, 'card' | 'otherCards'>): string[] =>
  card === null ? otherCards : [card, ...otherCards]

/** What a reader says of the sentences that it left unread. */
export function toChallenges(
  message: string,
  held: readonly (Span & { ground: ChallengeGround })[],
): BriefOperation[] {
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
