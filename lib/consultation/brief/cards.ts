import { z } from 'zod'
import type { Topic } from '@/lib/consultation/topics'
import { endFact, newFact, reopenTopic } from './facts'
import type { Brief } from './schema'
import { describeSlot } from './slots/describe'
import { parseSlot } from './slots/parse'
import { type Slot, type SlotKind, slotSchemas } from './slots/schema'

const { pay, hours, place, pattern, contract, duration, start, notice } = slotSchemas

/** A form in the chat for what is quicker to pick than to type. Each part answers one topic. */
const CARDS = {
  pay: z.object({ pay }),
  place: z.object({ place, pattern: pattern.optional() }),
  hours: z.object({ hours }),
  contract: z.object({ contract, duration: duration.optional() }),
  start: z.object({ start }),
  notice: z.object({ notice }),
} as const
export type CardKind = keyof typeof CARDS
export const CARD_KINDS = Object.keys(CARDS) as [CardKind, ...CardKind[]]

const card = <K extends CardKind>(kind: K) => z.object({ kind: z.literal(kind), value: CARDS[kind] })
export const cardSchema = z.discriminatedUnion('kind', [
  card('pay'),
  card('place'),
  card('hours'),
  card('contract'),
  card('start'),
  card('notice'),
])
export type Card = z.infer<typeof cardSchema>

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
  text: string
}

const partsOf = ({ value }: Card): CardPart[] =>
  (Object.values(value) as (Slot | undefined)[]).flatMap((slot) =>
    slot ? [{ topic: TOPIC_OF[slot.kind], slot, text: describeSlot(slot) }] : [],
  )

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
  for (const { topic, slot, text } of partsOf(given)) {
    const evidence = { kind: 'card', id: messageId, start, end: start + text.length } as const
    start = evidence.end + SEPARATOR.length
    const known = facts.filter((fact) => fact.state === 'active' && fact.topic === topic)
    const locked = known.find((fact) => fact.locked)
    for (const { id } of known.filter((fact) => !fact.locked)) facts = endFact(facts, id, 'superseded')
    const isForAgency = slot.kind === 'pay' && !slot.inAdvert
    const draft = { topic, value: capitalised(text), strength: 'must' as const, because: 'card', slot }
    const fact = newFact(
      { ...draft, evidence: [evidence], ...(isForAgency && { audience: 'agency' as const }) },
      newId(),
      locked?.id ?? null,
    )
    facts = [...facts, fact]
    agenda = reopenTopic(agenda, topic)
  }
  return { ...brief, facts, agenda }
}

/** The typed value of a topic, where one fact alone has it. */
export function slotOf(brief: Brief, topic: Topic): Slot | null {
  const facts = brief.facts.filter(
    (fact) => fact.state === 'active' && fact.topic === topic && fact.strength !== 'notApplicable',
  )
  const [only] = facts
  return facts.length === 1 && only ? (only.slot ?? parseSlot(topic, only.value)) : null
}
