import { findLawCard } from '@/lib/knowledge/law/cards'
import { findProcessCard } from '@/lib/knowledge/process/cards'
import { type AnswerInput, joinWithinLimit } from './input'
import { answerLaw } from './law'
import { isProtected } from './law-subject'

const PAY_WORDS = /\b(?:competitive|negotiable|attractive|doe|depend\w* on experience)\b/i
/** Words that may stand for an age. */
const PROXIES = /\b(?:energetic|lively|youthful|digital native|fresh|vibrant)\b/i

/** "Can we say “recent graduate”?" asks about the words themselves. */
export const quotesWords = (question: string): boolean =>
  /\b(?:say|saying|put|putting|write|use|using|read|word|phrase|is|does|means?)\b.*?(?:[“"][^”"]{3,60}[”"]|(?<=\s)['‘][^’']{3,60}['’](?=[\s?.,]|$))/i.test(
    question,
  )

const ASKS_LEAVE = /\b(?:can|could|may|ok(?:ay)?|al(?:l ?)?right|fine|allowed)\b/i

/** How candidates will read a word: nobody knows, so what is known of wording, and what to say instead. */
export function answerReading(question: string, input: AnswerInput): string {
  if (isProtected(question)) return answerLaw(question, question, input)
  if (PAY_WORDS.test(question))
    return 'A word such as “competitive” gives people nothing to compare. A figure or a range does. UK law doesn’t oblige you to show either, and you can keep the figure for the agency only.'
  if (PROXIES.test(question)) {
    const age = findLawCard('age')
    return `It can sound like an age. ${age ? `${age.text} Source: ${age.source}.` : ''}`.trim()
  }
  const card = findProcessCard('wording')
  return joinWithinLimit([
    ASKS_LEAVE.test(question) && input.challenged.length === 0 ? 'I found nothing in it to challenge.' : '',
    'I can’t tell you how people will read it. It’s clearer to say what the person would do, how often, and what you do about any drawback.',
    card ? `${card.text} Source: ${card.source}.` : '',
  ])
}
