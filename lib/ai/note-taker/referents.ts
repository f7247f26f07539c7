import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Strength } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import { madeOf, NO_OPERATION, type Reading, remake } from './reading'

/** What a correction may mean: an earlier piece of the same message, or a fact. */
export type Referent =
  | { at: number; topic: Topic; value: string; strength: Strength }
  | { fact: Fact; topic: Topic; value: string; strength: Strength }

export const toReferent = (fact: Fact): Referent => ({
  fact,
  topic: fact.topic,
  value: fact.value,
  strength: fact.strength,
})

/** The latest first. */
export function referentsBefore(reading: Reading, at: number): Referent[] {
  const pieces = reading.pieces.slice(0, at).flatMap((_, index): Referent[] => {
    const operation = madeOf(reading, index)
    if (!operation || operation.topic === null || operation.value === null) return []
    const { topic, value, strength } = operation
    return [{ at: index, topic, value, strength: strength ?? 'must' }]
  })
  return [...pieces.reverse(), ...activeFacts(reading.brief).map(toReferent).reverse()]
}

export function replaceReferent(
  reading: Reading,
  at: number,
  referent: Referent,
  said: Pick<BriefOperation, 'value' | 'quote' | 'at'>,
): void {
  const { topic, strength } = referent
  if ('fact' in referent) {
    const isTaken = reading.made.flat().some((operation) => operation?.factId === referent.fact.id)
    const target = isTaken ? { op: 'add' as const } : { op: 'replace' as const, factId: referent.fact.id }
    reading.made[at] = [{ ...NO_OPERATION, ...target, topic, strength, ...said }]
    return
  }
  const before = madeOf(reading, referent.at)
  remake(reading, referent.at, null)
  reading.made[at] = [{ ...NO_OPERATION, ...(before ?? {}), topic, strength, ...said }]
}
