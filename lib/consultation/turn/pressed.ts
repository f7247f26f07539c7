import { type AskAnswer, chosenAnswers, isWording } from '@/lib/consultation/brief/asks'
import { quoteShortly } from '@/lib/consultation/brief/asks-quote'
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

/** What became of held sentences, for the manager. Empty where none was settled, or a lawful wording is read in its place. */
export function describeSettledHeld(
  chosen: ReturnType<typeof chosenAnswers>,
  messages: readonly { id: string; content: string }[],
): string {
  const told = chosen.flatMap(({ ask, choice, effect }) => {
    if (effect.kind !== 'held' || isWording(choice)) return []
    const words = messages.find(({ id }) => id === ask.messageId)?.content.slice(ask.start, ask.end) ?? ''
    const said = words.trim() === '' ? '' : `: ${quoteShortly(words)}`
    return [`${effect.state === 'work' ? 'OK, it stays' : 'Left out'}${said}.`]
  })
  return [...new Set(told)].join(' ')
}
