import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { endFact, reopenTopic, withAudience } from './facts'
import {
  agendaSchema,
  askSchema,
  type Brief,
  type Fact,
  factSchema,
  heldSchema,
  type TakeBackChange,
} from './schema'

/** What one turn did to the brief, so that it can be taken back. `changed` holds the facts as they were before. */
export const undoSchema = z.object({
  order: z.array(z.string()),
  changed: z.array(factSchema),
  agenda: agendaSchema,
  held: z.array(heldSchema),
  asks: z.array(askSchema),
  /** Facts that the turn kept from candidates. */
  hidden: z.array(z.string()).default([]),
})
export type Undo = z.infer<typeof undoSchema>

export function toUndo(before: Brief, after: Brief): Undo {
  const current = new Map(after.facts.map((fact) => [fact.id, fact]))
  return {
    order: before.facts.map(({ id }) => id),
    changed: before.facts.filter((fact) => !isDeepStrictEqual(fact, current.get(fact.id))),
    agenda: before.agenda,
    held: before.held,
    asks: before.asks,
    hidden: before.facts.flatMap(({ id, audience }) =>
      audience === 'candidate' && current.get(id)?.audience === 'agency' ? [id] : [],
    ),
  }
}

const editOf = (fact: Fact | undefined) => fact?.evidence.find(({ kind }) => kind === 'handEdit')

/** Whom a fact is for was changed by hand since, unless the turn itself did it. */
const keepAudience = (then: Fact, now: Fact | undefined, { hidden }: Undo): Fact =>
  now && now.topic === then.topic && now.audience !== then.audience && !hidden.includes(then.id)
    ? withAudience(then, now.audience)
    : then

/** By the manager, not by a turn. */
const wasAddedByHand = ({ because }: Fact) => because === 'hand' || because === 'proposal'

/** The brief as it was before the turn. What was added or edited by hand since stays. */
export function undoTurn(brief: Brief, undo: Undo): Brief {
  const current = new Map(brief.facts.map((fact) => [fact.id, fact]))
  const before = new Map(undo.changed.map((fact) => [fact.id, fact]))
  const facts = undo.order.flatMap((id) => {
    const [now, then] = [current.get(id), before.get(id)]
    if (!then) return now ? [now] : []
    return [
      now && editOf(now) && !isDeepStrictEqual(editOf(now), editOf(then))
        ? now
        : keepAudience(then, now, undo),
    ]
  })
  const added = brief.facts.filter((fact) => !undo.order.includes(fact.id) && wasAddedByHand(fact))
  const ids = new Set([...undo.order, ...added.map(({ id }) => id)])
  return {
    facts: [...facts, ...added].map((fact) =>
      fact.conflictsWith !== null && !ids.has(fact.conflictsWith) ? { ...fact, conflictsWith: null } : fact,
    ),
    agenda: added.reduce((agenda, { topic }) => reopenTopic(agenda, topic), undo.agenda),
    held: undo.held,
    asks: undo.asks,
  }
}

/** Ends the facts, puts those they had replaced back, and drops the held sentences. All are kept for the record. */
export function takeBackFacts(brief: Brief, { factIds, restore, heldIds }: TakeBackChange): Brief {
  const strengths = new Map(restore.map(({ id, strength }) => [id, strength]))
  const ended = factIds
    .filter((id) => brief.facts.some((fact) => fact.id === id && fact.state === 'active'))
    .reduce<Fact[]>((facts, id) => endFact(facts, id, 'withdrawn'), brief.facts)
  return {
    ...brief,
    facts: ended.map((fact): Fact => {
      const strength = strengths.get(fact.id)
      return strength ? { ...fact, state: 'active', strength } : fact
    }),
    held: brief.held.map((held) => (heldIds.includes(held.id) ? { ...held, state: 'dropped' } : held)),
  }
}
