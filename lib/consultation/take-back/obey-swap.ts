import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { pointsOf, type Said } from './points'
import type { Remark } from './remarks'
import { namesWeight, swapPair } from './swap-pair'

export const WHICH_TO_SWAP = 'Which two should I swap? Give me both the right way round.'

type Change = Pick<BriefOperation, 'op' | 'factId' | 'topic' | 'value' | 'strength'>

const replace = ({ id, topic, strength }: Fact, value: string): Change => ({
  op: 'replace',
  factId: id,
  topic,
  value,
  strength,
})

/** Two facts that between them hold two values, or weigh differently. */
function swapBetween(facts: readonly Fact[]): Change[] {
  const [first, second, ...others] = facts
  if (!first || !second || others.length > 0) return []
  const isWeighed = [first, second].every(({ topic }) => REQUIREMENT_TOPICS.includes(topic))
  const inWords = first.topic === second.topic ? swapPair(`${first.value}\n${second.value}`) : null
  const saysWeight = [first, second].some(({ value }) => namesWeight(value))
  if (isWeighed && first.strength !== second.strength && (inWords === null || !saysWeight))
    return [
      { op: 'strength', factId: first.id, topic: null, value: null, strength: second.strength },
      { op: 'strength', factId: second.id, topic: null, value: null, strength: first.strength },
    ]
  const [one, other] = inWords?.split('\n') ?? []
  return one && other ? [replace(first, one), replace(second, other)] : []
}

/** The only facts among these whose values can change places. Empty where several could be meant. */
function swapAmong(facts: readonly Fact[]): Change[] {
  const own = facts.flatMap((fact) => {
    const value = swapPair(fact.value)
    return value === null ? [] : [replace(fact, value)]
  })
  return own.length === 1 ? own : own.length > 1 ? [] : swapBetween(facts)
}

function factsNamed(brief: Brief, object: string): Fact[] {
  const name = object.replace(/^(?:the|our|my|those|these)\s+/i, '')
  const saying = activeFacts(brief).filter(({ value }) => saysAll(value, name))
  if (saying.length > 0) return saying
  const topics = topicsNamed(name)
  return activeFacts(brief).filter(({ topic }) => topics.includes(topic))
}

/**
 * “Sorry, the other way about”: two values of what the message before it said change places, or of what it names. Empty where that could be
 * several or none: the manager is asked.
 */
export function swapInBrief(
  brief: Brief,
  { object, start, end }: Remark,
  { said, words }: { said: Said | null; words: string },
): BriefOperation[] {
  const isOpen = ({ locked }: Fact) => !locked
  const last = said ? pointsOf(brief, said).flatMap(({ kind, fact }) => (kind === 'new' ? [fact] : [])) : []
  const changes = swapAmong((object === '' ? last : factsNamed(brief, object)).filter(isOpen))
  return changes.map((change) => ({ ...change, reason: null, quote: words.slice(start, end), at: start }))
}
