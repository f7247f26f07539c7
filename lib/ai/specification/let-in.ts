import { listSettledFacts } from '@/lib/specification/law'
import type { SpecificationInput } from '@/lib/specification/writer-types'

/** The sentences that the manager has let in, by the facts that were read from them. */
export function wordsLetIn({
  brief,
  messages = new Map(),
}: Pick<SpecificationInput, 'brief' | 'messages'>): Map<string, string> {
  const settled = listSettledFacts(brief)
  const sentences = brief.held.flatMap(({ state, source: { id }, start, end }) =>
    state === 'work' ? [{ id, start, end, words: (messages.get(id) ?? '').slice(start, end) }] : [],
  )
  return new Map(
    brief.facts
      .filter(({ id }) => settled.has(id))
      .map(({ id, evidence }) => [
        id,
        sentences
          .filter((held) =>
            evidence.some(
              (place) => place.id === held.id && place.start < held.end && held.start < place.end,
            ),
          )
          .map(({ words }) => words)
          .join(' '),
      ]),
  )
}
