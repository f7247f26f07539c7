import { type AskAnswer, chosenAnswers, isWording } from '@/lib/consultation/brief/asks'
import { outcomeOf } from '@/lib/consultation/brief/proposed'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { PressedButton } from '@/lib/consultation/interview/consultant-types'
import type { Pressed } from '@/lib/consultation/interview/plan'

type Chosen = ReturnType<typeof chosenAnswers>[number]

function doneBy({ ask, choice, effect }: Chosen): PressedButton['does'] {
  if (effect.kind === 'held') {
    if (isWording(choice)) return 'reword'
    return effect.state === 'work' ? 'letIn' : 'leaveOut'
  }
  const outcome = outcomeOf(ask, effect)
  return outcome && (outcome === 'declined' ? 'decline' : 'accept')
}

/** What the buttons of a message did, for the model that answers it. */
export const pressedButtons = (brief: Brief, answers: readonly AskAnswer[]): PressedButton[] =>
  chosenAnswers(brief, answers).map((chosen) => ({
    askId: chosen.ask.id,
    label: chosen.choice.label,
    does: doneBy(chosen),
  }))

/** Null where another question was answered too. */
export function pressedOf(chosen: ReturnType<typeof chosenAnswers>): Pressed | null {
  const outcomes = chosen.map(({ ask, effect }) => outcomeOf(ask, effect))
  if (outcomes.length === 0 || outcomes.includes(null)) return null
  return (['accepted', 'dropped'] as const).find((one) => outcomes.includes(one)) ?? 'declined'
}
