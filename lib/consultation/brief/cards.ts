import { audienceOfTopic, type Topic } from '@/lib/consultation/topics'
import type { Card } from './card-schema'
import { CARD_SEPARATOR, cardParts, describeCard } from './card-text'
import { endFact, findContradiction, mergeEvidence, newFact, reopenTopic } from './facts'
import type { BriefOperation } from './operation-schema'
import type { CardKind } from './options'
import type { Brief, Evidence } from './schema'

const CARD_OF: Partial<Record<Topic, CardKind>> = {
  pay: 'pay',
  location: 'place',
  workPattern: 'place',
  hours: 'hours',
  contractType: 'contract',
  duration: 'contract',
  startDate: 'start',
  notice: 'notice',
}

/** The card that fits a question about the topic. */
export const cardFor = (topic: Topic): CardKind | null => CARD_OF[topic] ?? null

/** What the card says replaces what was known of its topics, but for locked facts, which it contradicts, like others that cannot hold beside it. `at` is where its words begin in the message. */
export function applyCard(
  brief: Brief,
  given: Card,
  { messageId, at }: { messageId: string; at: number },
  newId: () => string,
): Brief {
  if (given.kind === 'weigh') {
    const end = at + describeCard(given).length
    return applyWeights(brief, given.value.weights, { kind: 'card', id: messageId, start: at, end })
  }
  let start = at
  let { facts, agenda } = brief
  for (const { topic, slot, text, value } of cardParts(given)) {
    const evidence = { kind: 'card', id: messageId, start, end: start + text.length } as const
    start = evidence.end + CARD_SEPARATOR.length
    const known = facts.filter((fact) => fact.state === 'active' && fact.topic === topic)
    const locked = known.find((fact) => fact.locked)
    for (const { id } of known.filter((fact) => !fact.locked)) facts = endFact(facts, id, 'superseded')
    const audience = slot.kind === 'pay' ? 'candidate' : (known[0]?.audience ?? audienceOfTopic(topic))
    const draft = { topic, value, slot, audience, evidence: [evidence] }
    const rival = locked?.id ?? findContradiction(facts, draft, { messageId })
    const fact = newFact({ ...draft, strength: 'must', because: 'card' }, newId(), rival)
    facts = [...facts, fact]
    agenda = reopenTopic(agenda, topic)
  }
  return { ...brief, facts, agenda }
}

/** What a card did, as a reply tells it: the entries that are new, and those that count for more or less. */
export function operationsOfCard(before: Brief, after: Brief): BriefOperation[] {
  const known = new Map(before.facts.map((fact) => [fact.id, fact]))
  return after.facts.flatMap(({ id, topic, value, strength }): BriefOperation[] => {
    const was = known.get(id)
    if (was?.strength === strength) return []
    const said = { topic, value, strength, reason: null, quote: null, at: null }
    return [was ? { op: 'strength', factId: id, ...said } : { op: 'add', factId: null, ...said }]
  })
}

/** Locked entries too: the manager has decided. Entries that have gone since stay away. */
function applyWeights(
  brief: Brief,
  weights: Extract<Card, { kind: 'weigh' }>['value']['weights'],
  evidence: Evidence,
): Brief {
  const strengths = new Map(weights.map(({ factId, strength }) => [factId, strength]))
  const facts = brief.facts.map((fact) => {
    const strength = strengths.get(fact.id)
    if (!strength || fact.state !== 'active' || fact.strength === strength) return fact
    return { ...fact, strength, evidence: mergeEvidence(fact.evidence, [evidence]) }
  })
  return { ...brief, facts }
}
