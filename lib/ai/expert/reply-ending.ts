import { isLacking } from '@/lib/ai/note-taker/answers/unknown'
import { composeDueParts } from '@/lib/ai/note-taker/reply'
import { recordRefusals } from '@/lib/consultation/guard/record'
import { namesEqualityAct } from '@/lib/consultation/guard/reply'
import type { SpeakInput, Spoken } from './speak'
import type { SpokenSentences } from './spoken-sentences'
import { closes, stemsOf } from './untruths'

/** In words, with its question. A reply to an advert that is no longer tells the manager nothing of what was read. */
const ADVERT_REPLY_LEAST = 25

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** Of the words of an answer: a reply that holds so many has given it. */
const MOST = 0.6

function isTold(answer: string, text: string): boolean {
  const stems = [...stemsOf(answer)]
  const told = stemsOf(text)
  return stems.length > 0 && stems.filter((stem) => told.has(stem)).length >= MOST * stems.length
}

/** "Why would they come? Well, they’d run the shop themselves": the manager answers at once. */
const ANSWERED_AT_ONCE =
  /\bwhy (?:would|should|do|does|will|might) (?:any(?:one|body)|some(?:one|body)|they|people|you|he|she|an? \p{L}+)\b[^?.!]*\?+\s*(?:well|because|cos|cause|simple|simply|they|it|you|we|i)\b/giu

/** Whether all that a message asks it answers itself. */
const answersItself = (message: string): boolean =>
  message.search(ANSWERED_AT_ONCE) >= 0 && !message.replace(ANSWERED_AT_ONCE, '').includes('?')

const NAMES_HELD = /\b(?:sentences?|held|left out|unlawful|the law|Equality Act)\b/i

/** Whether a reply names all that has to be settled before an approval: each side of a conflict, and that something is held. */
function tellsUnsettled(text: string, { unsettled }: SpeakInput['plan']): boolean {
  const { conflicts, held } = unsettled ?? { conflicts: [], held: 0 }
  const told = stemsOf(text)
  const figures = new Set(text.match(/\d[\d.,]*\d|\d/g))
  const isNamed = (value: string): boolean => {
    const own = value.match(/\d[\d.,]*\d|\d/g) ?? []
    return own.length > 0
      ? own.some((figure) => figures.has(figure))
      : [...stemsOf(value)].some((stem) => told.has(stem))
  }
  return conflicts.every(({ values }) => values.every(isNamed)) && (held === 0 || NAMES_HELD.test(text))
}

/** What of the plan's own words a reply still owes. Where something was refused or broke off, all that the turn must say. */
function owedParts(
  { text, refusal, failure }: Spoken,
  { question, isClosed }: { question: string | null; isClosed: boolean },
  { plan, message }: SpeakInput,
  { hasAnswered, hasLostClosing, skipped }: SpokenSentences,
): string[] {
  const due = composeDueParts(plan)
  const isCutShort = refusal !== null || failure !== null || hasLostClosing || skipped.length > 1
  const isAnswerOwed =
    !hasAnswered &&
    plan.answered !== null &&
    !answersItself(message) &&
    (isCutShort || !isLacking(plan.answered)) &&
    !isTold(plan.answered, text)
  const mayAsk = question === null && !isClosed
  return [
    due.lawful !== '' && !namesEqualityAct(`${text} ${question ?? ''}`) ? due.lawful : '',
    isAnswerOwed ? due.answer : '',
    mayAsk ? due.practice : '',
    mayAsk ? due.question : '',
    tellsUnsettled(`${text} ${question ?? ''}`, plan) ? '' : due.settle,
    isCutShort && !closes(text) ? due.closing : '',
  ].filter((part) => part !== '')
}

/** Decides on the one question of a reply, and what the plan still has to say. Empty where nothing was said, or nothing is owed. */
export function endReply(input: SpeakInput, spoken: Spoken, sentences: SpokenSentences): string {
  const { plan, advertNote = '' } = input
  const { questions, skipped, refusedQuestion } = sentences
  const { asked } = spoken
  spoken.asked = null
  if (questions.length === 0) spoken.refusal = refusedQuestion
  recordRefusals('reply', [
    ...skipped,
    ...(spoken.refusal === null ? [] : [spoken.refusal]),
    ...(questions.length > 1 ? ['questions'] : []),
  ])
  if (spoken.text.trim() === '') {
    spoken.refusal ??= skipped[0] ?? null
    // The caller asks again, or says the plan's words.
    if (spoken.failure !== null || spoken.refusal !== null) return ''
  }
  const isLawfulOwed =
    composeDueParts(plan).lawful !== '' && !namesEqualityAct(`${spoken.text} ${questions.join(' ')}`)
  const obstacle =
    spoken.refusal ?? (plan.agenda.finished ? 'finished' : isLawfulOwed ? 'Equality Act not named' : null)
  // Of several, the last is the one it ends with.
  const question = obstacle === null ? (questions.at(-1)?.trim() ?? null) : null
  for (const sentence of questions)
    if (sentence.trim() !== question) sentences.leaveOut(sentence, obstacle ?? 'another question follows')
  // After closing words nothing is asked.
  const isClosed = question === null && obstacle === null && closes(spoken.text)
  if (isClosed) spoken.asked = { topic: 'none', why: 'open' }
  else if (question !== null) spoken.asked = asked ?? { topic: 'none', why: 'open' }
  const owed = owedParts(spoken, { question, isClosed }, input, sentences)
  const isTooShort =
    advertNote !== '' && !isClosed && countWords(`${spoken.text} ${question ?? ''}`) < ADVERT_REPLY_LEAST
  return [...(isTooShort ? [advertNote] : []), ...owed, ...(question === null ? [] : [question])].join(' ')
}
