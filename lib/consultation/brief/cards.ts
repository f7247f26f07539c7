import { audienceOfTopic, type Topic } from '@/lib/consultation/topics'
import type { Card } from './card-schema'
import { CARD_SEPARATOR, cardParts } from './card-text'
import { endFact, findContradiction, newFact, reopenTopic } from './facts'
import type { CardKind } from './options'
import type { Brief } from './schema'

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
