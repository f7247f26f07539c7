import type { Span } from '@/lib/consultation/guard/quote'
import { namesTopic } from '@/lib/consultation/guard/take-back/topic-names'
import { saysWithdrawal, speaksAgainst } from '@/lib/consultation/guard/take-back/withdrawal'
import { canFinish, contradictsWeight, mayEnd, saysWeight } from '@/lib/consultation/guard/weight'
import { AGENDA, type Topic } from '@/lib/consultation/topics'
import type { BriefOperation } from './operation-schema'
import type { Brief } from './schema'

export type WeightRefusal = 'rating' | 'withdraw' | 'close' | 'finish'

/** Nothing is left to ask. */
const isClosing = ({ facts, agenda }: Brief) =>
  AGENDA.every(
    (topic) =>
      agenda.closed.some((entry) => entry.topic === topic) ||
      facts.some((fact) => fact.state === 'active' && fact.topic === topic),
  )

/** A topic is closed by the answer to its question, by its name, or with the rest. */
const isAbout = (topic: Topic | null, message: string, brief: Brief): boolean =>
  topic === null ||
  brief.agenda.asked?.topic === topic ||
  /\b(?:rest|everything|all|others?)\b/i.test(message) ||
  namesTopic(message, topic)

/**
 * Why the message does not bear out a rating, a withdrawal, a closed topic or an end, or null. A model has read the conversation: where it
 * quotes the words (`span`), they need not be words that we know; only what speaks against it counts.
 */
export function findWeightRefusal(
  { op, strength, topic, factId }: BriefOperation,
  message: string,
  brief: Brief,
  span: Span | null,
): WeightRefusal | null {
  switch (op) {
    case 'strength': {
      if (strength === null) return 'rating'
      const isHeard = span !== null && !contradictsWeight(strength, message, span.start, span.end)
      return isHeard || saysWeight(strength, message) ? null : 'rating'
    }
    case 'withdraw': {
      const fact = brief.facts.find(({ id }) => id === factId)
      const isHeard = span !== null && speaksAgainst(span.text)
      return fact && (isHeard || saysWithdrawal(message, fact)) ? null : op
    }
    case 'close':
      return saysWeight(op, message) && isAbout(topic, message, brief) ? null : op
    case 'finish':
      return (span !== null && mayEnd(message, span.start, span.end)) || canFinish(message, isClosing(brief))
        ? null
        : 'finish'
    default:
      return null
  }
}
