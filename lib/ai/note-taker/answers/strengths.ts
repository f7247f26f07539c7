import { mustHaves } from '@/lib/consultation/brief/facts'
import { type AnswerInput, joinWithinLimit } from './input'

/** "What’s the difference between the two cards?" is about something else. */
export const asksOfStrengths = (question: string): boolean =>
  /\b(?:must\w*|nice|essentials?|desirables?|required|optional|preferred|two|each|the other)\b/i.test(
    question,
  )

/** What a must-have is, what is nice to have, and who sees which. */
export function answerStrengths({ brief }: AnswerInput): string {
  const musts = mustHaves(brief).length
  return joinWithinLimit([
    'A must-have is something you’d turn people down without, so we check it first. Nice to have means it counts in someone’s favour, but you’d still interview a great candidate without it.',
    'Candidates see both, under separate headings.',
    musts > 0
      ? `You have ${musts} must-have${musts === 1 ? '' : 's'} at the moment. Tell me which to move, or change it in the brief.`
      : 'There are no must-haves in the brief yet.',
  ])
}
