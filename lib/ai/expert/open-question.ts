import { leansBack } from '@/lib/consultation/guard/reply'
import type { ReplyInput } from '@/lib/consultation/interview/consultant-types'
import { findLastQuestion } from '@/lib/specification/last-question'
import { stemsOf } from './untruths'

/** The question that stays open when a suggestion’s button is pressed, in its own words. Empty where the button has answered it. */
export function questionLeftOpen({ plan, history }: Pick<ReplyInput, 'plan' | 'history'>): string {
  if (!plan.pressed || plan.agenda.finished) return ''
  const last = history.findLast(({ role }) => role === 'assistant')
  const question = findLastQuestion(last?.content ?? '')
  if (question === '' || leansBack(question)) return ''
  const changed = stemsOf(plan.pressedChange ?? '')
  return [...stemsOf(question)].some((stem) => changed.has(stem)) ? '' : question
}
