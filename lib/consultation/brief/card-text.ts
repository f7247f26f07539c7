import type { Topic } from '@/lib/consultation/topics'
import type { Card } from './card-schema'
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

export interface CardPart {
  topic: Topic
  slot: Slot
  /** In the message. */
  text: string
  /** In the brief, which says apart whom it is for. */
  value: string
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const cardParts = ({ value }: Card): CardPart[] =>
  (Object.values(value) as (Slot | undefined)[]).flatMap((slot) => {
    if (!slot) return []
    const shown = slot.kind === 'pay' ? { ...slot, inAdvert: true } : slot
    return [
      {
        topic: TOPIC_OF[slot.kind],
        slot,
        text: describeSlot(slot),
        value: capitalised(describeSlot(shown)),
      },
    ]
  })

export const CARD_SEPARATOR = ', '

/** The message that a card's answer is in the transcript: "£48,000 to £56,000 a year". */
export const describeCard = (card: Card): string =>
  capitalised(
    cardParts(card)
      .map(({ text }) => text)
      .join(CARD_SEPARATOR),
  )
