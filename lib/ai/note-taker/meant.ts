import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Strength } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import { madeOf, NO_OPERATION, type Reading, remake } from './reading'

/** What a correction may mean: an earlier piece of the same message, or a fact. */
export type Meant =
  | { at: number; topic: Topic; value: string; strength: Strength }
  | { fact: Fact; topic: Topic; value: string; strength: Strength }

export const ofFact = (fact: Fact): Meant => ({
  fact,
  topic: fact.topic,
  value: fact.value,
  strength: fact.strength,
})

/** The latest first. */
export function earlierThan(reading: Reading, at: number): Meant[] {
  const pieces = reading.pieces.slice(0, at).flatMap((_, index): Meant[] => {
    const operation = madeOf(reading, index)
    if (!operation || operation.topic === null || operation.value === null) return []
    const { topic, value, strength } = operation
    return [{ at: index, topic, value, strength: strength ?? 'must' }]
  })
  return [...pieces.reverse(), ...activeFacts(reading.brief).map(ofFact).reverse()]
}

export function replaceMeant(
  reading: Reading,
  at: number,
  meant: Meant,
  said: Pick<BriefOperation, 'value' | 'quote' | 'at'>,
): void {
  const { topic, strength } = meant
  if ('fact' in meant) {
    const isTaken = reading.made.flat().some((operation) => operation?.factId === meant.fact.id)
    const target = isTaken ? { op: 'add' as const } : { op: 'replace' as const, factId: meant.fact.id }
    reading.made[at] = [{ ...NO_OPERATION, ...target, topic, strength, ...said }]
    return
  }
  const before = madeOf(reading, meant.at)
  remake(reading, meant.at, null)
  reading.made[at] = [{ ...NO_OPERATION, ...(before ?? {}), topic, strength, ...said }]
}
