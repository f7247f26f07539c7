import type { BriefOperation } from './operation-schema'
import type { Fact } from './schema'

/** What later operations of a message call a fact that an earlier one of it makes, by the place of its words. */
export const referenceTo = ({ at, quote }: Pick<BriefOperation, 'at' | 'quote'>): string | null =>
  at === null || quote === null ? null : `said:${at}-${at + quote.length}`

/** The active fact of a message that an operation names. */
export function findSaid(facts: readonly Fact[], reference: string | null, messageId: string): Fact | null {
  const [, start, end] = /^said:(\d+)-(\d+)$/.exec(reference ?? '') ?? []
  if (start === undefined || end === undefined) return null
  const isThere = (fact: Fact) =>
    fact.state === 'active' &&
    fact.evidence.some(
      (said) =>
        said.kind === 'message' &&
        said.id === messageId &&
        said.start === Number(start) &&
        said.end === Number(end),
    )
  return facts.findLast(isThere) ?? null
}
