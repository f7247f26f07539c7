import { labelOf, openAsks, openHeld } from '@/lib/consultation/brief/asks'
import { listConflicts } from '@/lib/consultation/brief/conflicts'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { type EvidenceKind, isUnlawfulGround } from '@/lib/consultation/brief/options'
import type { Brief, Held } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'

/** Nobody said these for the vacancy. They are listed, kept out, and keep nothing from being approved. */
const FOUND_KINDS: readonly EvidenceKind[] = ['website', 'document']

/** The held sentences that an approval waits for. */
export const heldForApproval = (brief: Pick<Brief, 'held'>): Held[] =>
  openHeld(brief).filter(
    ({ source, ground }) => isUnlawfulGround(ground) && !FOUND_KINDS.includes(source.kind),
  )

/** What the manager has to decide before an approval, whatever is known. */
export interface Unsettled {
  conflicts: { topic: Topic; values: string[] }[]
  /** How many sentences the law holds. */
  held: number
}

/** Null where nothing waits. */
export function listUnsettled(brief: Pick<Brief, 'facts' | 'held'>): Unsettled | null {
  const held = heldForApproval(brief).length
  const conflicts = listConflicts(activeFacts(brief)).map(({ fact, rivals, others }) => ({
    topic: rivals[0]?.topic ?? fact.topic,
    values: [...new Set([...rivals, fact, ...others].map(({ value }) => value))],
  }))
  return conflicts.length + held === 0 ? null : { conflicts, held }
}

/** The buttons of the first that waits, as words that settle it. Empty where they could be about another one too. */
export function chipsToSettle(brief: Brief): string[] {
  const asks = openAsks(brief)
  const [first] = [
    ...asks.filter(({ kind }) => kind === 'conflict'),
    ...asks.filter(({ kind }) => kind === 'law'),
  ]
  const labels = asks.flatMap(({ choices }) => choices.map(({ label }) => labelOf(label)))
  return (first?.choices ?? []).flatMap(({ label }) =>
    labels.filter((other) => other === labelOf(label)).length === 1 ? [labelOf(label)] : [],
  )
}
