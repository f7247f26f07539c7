import { activeFacts } from '@/lib/consultation/brief/facts'
import { findProcessCard } from '@/lib/knowledge/process/cards'
import { type AnswerInput, joinWithinLimit } from './input'
import { isNameWish } from './name-wish'

/** Whether the advert names the company, and what becomes of the wish that it doesn't. */
export function answerClientName({ brief }: AnswerInput): string {
  const card = findProcessCard('agency-name')
  const isNoted = activeFacts(brief).some(({ topic, value }) => topic === 'alsoSaid' && isNameWish(value))
  return joinWithinLimit([
    isNoted ? 'I’ve noted for the agency that you’d rather keep your company’s name out of the advert.' : '',
    card ? `${card.text} Source: ${card.source}.` : '',
    isNoted ? '' : 'If you’d rather leave it out, tell me and I’ll note that for the agency.',
  ])
}
