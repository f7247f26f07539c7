import { audienceOfTopic, type Topic } from '@/lib/consultation/topics'
import type { Card } from './card-schema'
import { endFact, newFact, reopenTopic } from './facts'
import type { CardKind } from './options'
import type { Brief } from './schema'
import { describeSlot } from './slots/describe'
import type { Slot, SlotKind } from './slots/schema'

const TOPIC_OF: Record<SlotKind, Topic> = {
  pay: 'pay',
  hours: 'hours',
  place: 'location',
  pattern: 'workPattern',
  contract: 'contractType',
  duration: 'duration',
  start: 'startDate',
  notice: 'notice',
  posts: 'posts',
}

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

interface CardPart {
  topic: Topic
  slot: Slot
  /** In the message. */
  text: string
  /** In the brief, which says apart whom it is for. */
  value: string
}

const partsOf = ({ value }: Card): CardPart[] =>
  (Object.values(value) as (Slot | undefined)[]).flatMap((slot) => {
    if (!slot) return []
    const shown = slot.kind === 'pay' ? { ...slot, inAdvert: true } : slot
    return [{ topic: TOPIC_OF[slot.kind], slot, text: describeSlot(slot), value: describeSlot(shown) }]
  })

const SEPARATOR = ', '

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The message that a card's answer is in the transcript: "£48,000 to £56,000 a year". */
export const describeCard = (given: Card): string =>
  capitalised(
    partsOf(given)
      .map(({ text }) => text)
      .join(SEPARATOR),
  )

/** What the card says replaces what was known of its topics, but for locked facts, which it contradicts. `at` is where its words begin in the message. */
export function applyCard(
  brief: Brief,
  given: Card,
  { messageId, at }: { messageId: string; at: number },
  newId: () => string,
): Brief {
  let start = at
  let { facts, agenda } = brief
  for (const { topic, slot, text, value } of partsOf(given)) {
    const evidence = { kind: 'card', id: messageId, start, end: start + text.length } as const
    start = evidence.end + SEPARATOR.length
    const known = facts.filter((fact) => fact.state === 'active' && fact.topic === topic)
    const locked = known.find((fact) => fact.locked)
    for (const { id } of known.filter((fact) => !fact.locked)) facts = endFact(facts, id, 'superseded')
    const audience = slot.kind === 'pay' ? 'candidate' : (known[0]?.audience ?? audienceOfTopic(topic))
    const draft = { topic, value: capitalised(value), slot, audience, evidence: [evidence] }
    const fact = newFact({ ...draft, strength: 'must', because: 'card' }, newId(), locked?.id ?? null)
    facts = [...facts, fact]
    agenda = reopenTopic(agenda, topic)
  }
  return { ...brief, facts, agenda }
}
