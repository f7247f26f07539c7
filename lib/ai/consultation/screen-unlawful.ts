import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { createQuoteFinder } from '@/lib/consultation/brief/quote'
import { findUnlawful } from '@/lib/consultation/guard/unlawful'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Adds the `challenges` that the model missed, and drops facts that are unlawful or contain only challenged words. */
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
    const valueWords = wordsOf(value)
    return spans.some((span) => {
      const words = wordsOf(span.text)
      return (
        at < span.end && span.start < at + quote.length && valueWords.every((word) => words.includes(word))
      )
    })
  }
  const missed = challenges.filter(
    ({ reason }) =>
      !operations.some((operation) => operation.op === 'challenge' && operation.reason === reason),
  )
  return [...operations.filter((operation) => !isChallenged(operation)), ...missed]
}
