import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Strength } from '@/lib/consultation/brief/options'
import { type Agenda, type Brief, EMPTY_BRIEF, type Fact } from '@/lib/consultation/brief/schema'
import { planTurn } from '@/lib/consultation/interview/plan'
import { audienceOfTopic, type Topic } from '@/lib/consultation/topics'

/** A fact in short form; `strength` is `must` by default. */
export type FactSeed = [topic: Topic, value: string, strength?: Strength, extra?: Partial<Fact>]

/** A brief with the facts f0, f1, …, each with a message as its evidence. */
export function briefOf(...seeds: FactSeed[]): Brief {
  const facts = seeds.map(
    ([topic, value, strength = 'must', extra = {}], index): Fact => ({
      id: `f${index}`,
      topic,
      value,
      strength,
      state: 'active',
      locked: false,
      conflictsWith: null,
      audience: audienceOfTopic(topic),
      because: 'test',
      vague: false,
      doubt: null,
      slot: null,
      evidence: [{ kind: 'message', id: 'm1', start: index, end: index + value.length }],
      ...extra,
    }),
  )
  return { ...EMPTY_BRIEF, facts }
}

export function withAgenda(brief: Brief, agenda: Partial<Agenda>): Brief {
  return { ...brief, agenda: { ...brief.agenda, ...agenda } }
}

/** All other fields are null. */
export function newOperation(fields: Partial<BriefOperation> & Pick<BriefOperation, 'op'>): BriefOperation {
  return {
    topic: null,
    factId: null,
    value: null,
    strength: null,
    reason: null,
    quote: null,
    at: null,
    ...fields,
  }
}

/** The quote of the fact is its value. */
export function addOperation(topic: Topic, value: string, strength: Strength = 'must'): BriefOperation {
  return newOperation({ op: 'add', topic, value, strength, quote: value, at: 0 })
}

export function createIdCounter(prefix = 'n'): () => string {
  let next = 0
  return () => {
    next += 1
    return `${prefix}${next}`
  }
}

export const firstPlan = () =>
  planTurn({
    brief: briefOf(['driver', 'our fitter left']),
    operations: [addOperation('driver', 'our fitter left')],
    message: 'our fitter left',
    turn: 1,
    jobTitle: 'Fitter',
    companyName: 'Castle Pumps',
    houseRules: [],
  })
