import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { createQuoteFinder } from '@/lib/consultation/brief/quote'
import { findUnlawful } from '@/lib/consultation/guard/unlawful'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Operations of a network model after the built-in detector of unlawful asks has read the same message: `challenges`, its findings,
 * are added where the model missed them, and facts that are unlawful themselves, or nothing but challenged words, are dropped.
 */
export function screenOperations(
  operations: readonly BriefOperation[],
  message: string,
  challenges: readonly BriefOperation[],
): BriefOperation[] {
  const locate = createQuoteFinder(message)
  const spans = challenges.flatMap(({ quote, at }) => (quote === null ? [] : (locate(quote, at) ?? [])))
  const isChallenged = ({ op, value, quote, at }: BriefOperation) => {
    if ((op !== 'add' && op !== 'replace') || value === null || quote === null || at === null) return false
    if (findUnlawful(value).length > 0) return true
    const said = wordsOf(value)
    return spans.some((span) => {
      const words = wordsOf(span.text)
      return at < span.end && span.start < at + quote.length && said.every((word) => words.includes(word))
    })
  }
  const missed = challenges.filter(
    ({ reason }) =>
      !operations.some((operation) => operation.op === 'challenge' && operation.reason === reason),
  )
  return [...operations.filter((operation) => !isChallenged(operation)), ...missed]
}
