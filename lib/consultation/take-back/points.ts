import type { Brief, Fact, TakeBackChange } from '@/lib/consultation/brief/schema'
import type { Undo } from '@/lib/consultation/brief/undo'

/** A message of the manager's, and what it changed where that is still known. */
export interface Said {
  messageId: string
  content: string
  undo: Undo | null
}

/** One thing that can be taken back. */
export interface Point extends TakeBackChange {
  fact: Fact
  kind: 'new' | 'removed' | 'rated'
  /** Where it was said in its message. */
  start: number
}

const isSaid = ({ kind }: Fact['evidence'][number]) => kind === 'message' || kind === 'card'

/** The message that first said it, or null. */
export const firstMessageOf = ({ evidence }: Fact): string | null => evidence.find(isSaid)?.id ?? null

const toRestored = ({ id, strength }: Fact) => ({ id, strength })

/** The replaced fact that a new one stands behind. */
function findBefore(facts: readonly Fact[], fact: Fact): Fact | undefined {
  const before = facts.slice(0, facts.indexOf(fact))
  const end = before.findLastIndex(({ state }) => state === 'active')
  return before.slice(end + 1).findLast(({ state }) => state === 'superseded')
}

/** What the fact replaced: the value next to it, or the last one of its kind. */
export function findReplaced({ facts }: Pick<Brief, 'facts'>, fact: Fact): Fact | undefined {
  const before = findBefore(facts, fact)
  if (before?.topic === fact.topic) return before
  return facts.findLast(
    ({ state, topic, slot }) =>
      state === 'superseded' && topic === fact.topic && slot !== null && slot.kind === fact.slot?.kind,
  )
}

/** What the message replaced with the fact. */
function findReplacedIn(brief: Brief, fact: Fact, brought: readonly Fact[], { changed }: Undo): Fact[] {
  const wasActive = new Map(changed.flatMap((then) => (then.state === 'active' ? [[then.id, then]] : [])))
  const ended = brief.facts.filter(({ id, state }) => state === 'superseded' && wasActive.has(id))
  const before = findBefore(brief.facts, fact)
  const isOnly = brought.filter(({ topic }) => topic === fact.topic).length === 1
  return ended
    .filter(
      ({ id, topic, slot }) =>
        id === before?.id ||
        (topic === fact.topic && (isOnly || (slot !== null && slot.kind === fact.slot?.kind))),
    )
    .map(({ id }) => wasActive.get(id) as Fact)
}

export function toPoint(brief: Brief, fact: Fact, replaced: readonly Fact[]): Point {
  const start = fact.evidence.find(isSaid)?.start ?? 0
  const restore = replaced.filter(({ id }) => brief.facts.some((one) => one.id === id)).map(toRestored)
  return { fact, kind: 'new', start, factIds: [fact.id], restore, heldIds: [] }
}

/** What the message brought or changed, in the order of the brief. */
export function pointsOf(brief: Brief, { messageId, undo }: Said): Point[] {
  const brought = brief.facts.filter(
    (fact) => fact.state === 'active' && firstMessageOf(fact) === messageId && !undo?.order.includes(fact.id),
  )
  const points = brought.map((fact) => {
    const found = findReplaced(brief, fact)
    return toPoint(brief, fact, undo ? findReplacedIn(brief, fact, brought, undo) : found ? [found] : [])
  })
  const restored = new Set(points.flatMap(({ restore }) => restore.map(({ id }) => id)))
  const changed = (undo?.changed ?? []).flatMap((then): Point[] => {
    const now = brief.facts.find(({ id }) => id === then.id)
    if (!now || then.state !== 'active' || restored.has(then.id)) return []
    const kind = now.state === 'active' ? 'rated' : 'removed'
    if (kind === 'rated' && now.strength === then.strength) return []
    return [{ fact: then, kind, start: 0, factIds: [], restore: [toRestored(then)], heldIds: [] }]
  })
  return [...points, ...changed]
}

/** Sentences of the message that wait to be settled. */
export const heldOf = ({ held }: Brief, messageId: string): string[] =>
  held.flatMap(({ id, state, source }) => (state === 'held' && source.id === messageId ? [id] : []))

export const mergeChanges = (changes: readonly TakeBackChange[]): TakeBackChange => {
  const factIds = [...new Set(changes.flatMap((change) => change.factIds))]
  const restore = changes.flatMap((change) => change.restore)
  return {
    factIds,
    // A fact that goes too is not put back.
    restore: restore.filter(({ id }) => !factIds.includes(id)),
    heldIds: [...new Set(changes.flatMap(({ heldIds }) => heldIds))],
  }
}
