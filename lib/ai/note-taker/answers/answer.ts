import { CANNOT_TELL } from '@/lib/ai/note-taker/talking/answers'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Answered } from '@/lib/consultation/interview/answered'
import { detectIntent } from '@/lib/consultation/interview/intent'
import { minutesFor, topicsToAsk } from '@/lib/consultation/interview/topics-to-ask'
import { answerConflict } from './conflict'
import { CONVERSATION_ANSWERS, hasConversationAnswer } from './conversation'
import { passAnswer } from './gate'
import { type AnswerInput, countWords } from './input'
import { answerLaw } from './law'
import { answerOpen, answerProgress, answerWhy } from './open'
import { answerPay } from './pay'
import { answerPrinted } from './printed'
import { type FoundQuestion, findQuestions } from './question'
import { answerReadBack } from './read-back'
import {
  answerCause,
  answerHeading,
  answerInterviews,
  answerMention,
  answerOverAsked,
  answerUsual,
} from './role'
import { answerUndone } from './undone'
import { answerWording } from './wording'

const MAX_WORDS = 90

/** "Is that enough?" is about pay if that was talked of last. */
function isAboutPay({ brief }: AnswerInput): boolean {
  return brief.agenda.asked?.topic === 'pay' || activeFacts(brief).at(-1)?.topic === 'pay'
}

/** The plan has words of its own for what it recognises, such as thanks. */
function hasSetPhrase(message: string): boolean {
  const intent = detectIntent(message)
  return intent !== null && intent !== 'question'
}

function answerOne({ kind, text, about }: FoundQuestion, input: AnswerInput): string {
  if (hasConversationAnswer(kind)) return CONVERSATION_ANSWERS[kind]
  switch (kind) {
    case 'readBack':
      return answerReadBack(text, about, input)
    case 'undone':
      return answerUndone(input)
    case 'open':
      return answerOpen(input)
    case 'progress':
      return answerProgress(input, minutesFor(topicsToAsk(input.brief).length))
    case 'why':
      return answerWhy(text, input)
    case 'law':
      return answerLaw(text, about, input)
    case 'pay':
      return answerPay(text, input)
    case 'enough':
      return isAboutPay(input) ? answerPay(text, input) : answerOverAsked(text, input)
    case 'conflict':
      return answerConflict(input)
    case 'printed':
      return answerPrinted(text, input)
    case 'cause':
      return answerCause(about, input)
    case 'usual':
      return answerUsual(input)
    case 'interviews':
      return answerInterviews()
    case 'mention':
      return answerMention(text, input)
    case 'heading':
      return answerHeading(input)
    case 'overAsked':
      return answerOverAsked(about, input)
    case 'wording':
      return answerWording(text, input).text
    case 'unknown':
      return hasSetPhrase(input.message) ? '' : CANNOT_TELL
  }
}

const noChips = (text: string): Answered => ({ text, chips: [] })

/**
 * Answers the questions of a message from the brief, our guides, the pay table, the cards and the published terms. Null where it asks
 * nothing that we recognise. Of several answers as many as fit into 90 words. Pure.
 */
export function answerQuestions(input: AnswerInput): Answered | null {
  if (detectIntent(input.message) === 'instruction') return null
  const answers = findQuestions(input.message)
    .map((question) =>
      question.kind === 'wording' ? answerWording(question.text, input) : noChips(answerOne(question, input)),
    )
    .filter(({ text }) => text !== '')
  if (answers.length === 0) return null
  const text = [...new Set(answers.map((answer) => answer.text))].reduce((all, next) =>
    countWords(`${all} ${next}`) <= MAX_WORDS ? `${all} ${next}` : all,
  )
  const chips = answers.find((answer) => answer.chips.length > 0 && text.includes(answer.text))?.chips ?? []
  return passAnswer({ text, chips }, input)
}
