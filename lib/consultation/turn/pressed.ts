import { type AskAnswer, chosenAnswers } from '@/lib/consultation/brief/asks'
import { outcomeOf } from '@/lib/consultation/brief/proposed'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { PressedButton } from '@/lib/consultation/interview/consultant-types'
import type { Pressed } from '@/lib/consultation/interview/plan'

/** What the buttons of a message did, for the model that answers it. */
export const pressedButtons = (brief: Brief, answers: readonly AskAnswer[]): PressedButton[] =>
  chosenAnswers(brief, answers).map(({ ask, effect }) => {
    const outcome = outcomeOf(ask, effect)
    const isHeld = ask.kind === 'law' || ask.kind === 'planted'
    return {
      askId: ask.id,
      label: ask.choices.find((choice) => choice.effect === effect)?.label ?? '',
      does: isHeld ? 'settle' : outcome && (outcome === 'declined' ? 'decline' : 'accept'),
    }
  })

/** Null where another question was answered too. */
export function pressedOf(chosen: ReturnType<typeof chosenAnswers>): Pressed | null {
  const outcomes = chosen.map(({ ask, effect }) => outcomeOf(ask, effect))
  if (outcomes.length === 0 || outcomes.includes(null)) return null
  return (['accepted', 'dropped'] as const).find((one) => outcomes.includes(one)) ?? 'declined'
}
