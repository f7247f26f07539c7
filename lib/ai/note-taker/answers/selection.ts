import { findProcessCard } from '@/lib/knowledge/process/cards'
import { type AnswerInput, joinWithinLimit } from './input'
import { describe, findLine, guideOf, stemsOf } from './role'

/** "What do you ask them?" is about the questions, "how many rounds?" about the interviews. */
const ASKS_WHAT_TO_ASK =
  /\b(?:ask|test|find out|see if|tell (?:if|whether)|judge|assess|check)\w*\b|\bquestions?\b/i
const MAX_TIPS = 2
const ASKS_LENGTH =
  /\b(?:too (?:long|short|much|many)|long enough|how long|excessive)\b|\b(?:half a day|hours?|minutes|days?|rounds|stages) (?:enough|ok(?:ay)?|reasonable|fair)\b/i
const LENGTH =
  'It’s up to you, and I have no rule on how long it should take. Keep what shows how they’d do the job, drop what doesn’t, and tell candidates beforehand what it involves and how long it takes.'

/** How to interview, and what our guide would ask about the work. */
export function answerInterviews(question: string, input: AnswerInput): string {
  const card = findProcessCard('structured-interviews')
  if (!card) return ''
  if (ASKS_LENGTH.test(question) && !ASKS_WHAT_TO_ASK.test(question)) return LENGTH
  const { guide } = guideOf(input)
  if (!guide || !ASKS_WHAT_TO_ASK.test(question))
    return `It’s up to you. ${card.text} Source: ${card.source}.`
  const named = findLine(guide.requirements, ({ line }) => line, stemsOf(question))
  const tips = named ? [named] : guide.requirements.filter(({ usual }) => usual === 'must')
  return joinWithinLimit([
    `${describe(guide)} suggests: ${tips
      .slice(0, MAX_TIPS)
      .map(({ evidence }) => evidence)
      .join(' ')}`,
    'Ask every candidate the same questions in the same order. Once you’ve approved the specification, you can make an interview kit from it.',
  ])
}

/** "How do I know they’re registered?": how an employer checks what our guide to the role lists. */
export function answerProof(question: string, input: AnswerInput): string {
  const { guide } = guideOf(input)
  const named =
    guide && findLine(guide.licences, ({ name, issuer }) => `${name} ${issuer}`, stemsOf(question))
  const [licence] = named ? [named] : (guide?.licences ?? [])
  return guide && licence
    ? `${describe(guide)} lists “${licence.name}” (${licence.issuer}). ${licence.check}`
    : 'I have no guide that says how. Whoever issues a card, licence or registration can tell you whether it’s current.'
}
