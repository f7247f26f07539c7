import type { Topic } from '@/lib/consultation/topics'
import type { Card } from './card-schema'
import { WEIGHTS, type Weight } from './options'
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

/** Cards that answer topics. */
export type SlotCard = Exclude<Card, { kind: 'weigh' }>

export const cardParts = ({ value }: SlotCard): CardPart[] =>
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
export function describeCard(card: Card): string {
  if (card.kind === 'weigh') return describeWeights(card.value.weights)
  const texts = cardParts(card).map(({ text }) => text)
  return capitalised(texts.join(CARD_SEPARATOR))
}

const WEIGHT_WORDS: Record<Weight, string> = {
  must: 'Must have',
  nice: 'Nice to have',
  learnable: 'Can be learned',
}

/** "Must have: AutoCAD; Tekla. Nice to have: Midas Civil." */
function describeWeights(weights: readonly { words: string; strength: Weight }[]): string {
  return WEIGHTS.flatMap((strength) => {
    const words = weights
      .filter((weight) => weight.strength === strength)
      .map((weight) => weight.words.trim().replace(/[.;\s]+$/, ''))
    return words.length > 0 ? [`${WEIGHT_WORDS[strength]}: ${words.join('; ')}.`] : []
  }).join(' ')
}
