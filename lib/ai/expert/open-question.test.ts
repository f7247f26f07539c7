import { expect, it } from 'vitest'
import { firstPlan } from '@/tests/support/briefs'
import { questionLeftOpen } from './open-question'

const plan = {
  ...firstPlan(),
  pressed: 'accepted' as const,
  pressedChange: 'Done: “Revit” is nice to have now.',
}
const after = (content: string, part: Partial<typeof plan> = {}) =>
  questionLeftOpen({ plan: { ...plan, ...part }, history: [{ role: 'assistant', content }] })

it('keeps the question that a button has not answered before the manager', () => {
  expect(after('I’d make Revit nice to have. Where is the job?')).toBe('Where is the job?')
})

it.each([
  'Shall I make Revit nice to have?',
  'I’d make Revit nice to have. Would that work?',
  'I’d make Revit nice to have.',
])('repeats no question that it has answered: %s', (content) => {
  expect(after(content)).toBe('')
})

it('repeats nothing where no button was pressed, or the manager has finished', () => {
  const question = 'Where is the job?'
  expect(questionLeftOpen({ plan: firstPlan(), history: [{ role: 'assistant', content: question }] })).toBe(
    '',
  )
  expect(after(question, { agenda: { ...plan.agenda, finished: true } })).toBe('')
})
