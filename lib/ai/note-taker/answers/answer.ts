import { findKeptOut } from '@/lib/ai/note-taker/corrections/kept-out'
import { remindHeld } from '@/lib/ai/note-taker/talking/answers'
import { openHeld } from '@/lib/consultation/brief/asks'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Answered } from '@/lib/consultation/interview/answered'
import { detectIntent } from '@/lib/consultation/interview/intent'
import { minutesFor, topicsToAsk } from '@/lib/consultation/interview/topics-to-ask'
import { isAdvert } from '@/lib/consultation/messages/import'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { aboutOf } from './about'
import { answerCheck, factsOfMessage } from './check'
import { answerClientName } from './client-name'
import { answerConflict, hasConflict } from './conflict'
import { CONVERSATION_ANSWERS, hasConversationAnswer } from './conversation'
import { passAnswer } from './gate'
import { type AnswerInput, countWords } from './input'
import { answerKept } from './kept'
import type { QuestionKind } from './kinds/kind'
import { answerLaw, answerShowingPay } from './law'
import { isLawSubject, isProtected } from './law-subject'
import { answerMention, asksOfQualification, asksToMention } from './mention'
import { findNameWish } from './name-wish'
import { answerOpen, answerProgress, answerWhy } from './open'
import { answerPay } from './pay'
import { answerPrinted } from './printed'
import { type FoundQuestion, findQuestions, isNameQuestion } from './question'
import { quoteFact } from './quote-fact'
import { answerReadBack } from './read-back'
import { answerReading, quotesWords } from './reading'
import { answerCause, answerHeading, answerOverAsked, answerUsual, guideOf, judge } from './role'
import { answerInterviews, answerProof } from './selection'
import { answerStrengths, asksOfStrengths } from './strengths'
import { answerAgain, answerTold } from './told'
import { topicsIn } from './topic-words'
import { answerUndone } from './undone'
import { answerUnknown } from './unknown'
import { answerWording } from './wording'

const MAX_WORDS = 90
const MAX_POINTER_WORDS = 6

/** "Is that enough?" is about pay if that was talked of last. */
function isAboutPay({ brief }: AnswerInput): boolean {
  return brief.agenda.asked?.topic === 'pay' || activeFacts(brief).at(-1)?.topic === 'pay'
}

/** "Does that seem a lot?" behind how they will be chosen is about that. */
const POINTS_BACK = /\b(?:that|this|it|those)\b/i
const isOfInterviews = (input: AnswerInput): boolean =>
  factsOfMessage(input).some(({ topic }) => topic === 'process') &&
  !factsOfMessage(input).some(({ topic }) => topic === 'pay' || REQUIREMENT_TOPICS.includes(topic))

const TOO_MUCH = /\btoo (?:much|many|high|long)|realistic|reasonable|competitive|tight|fair/i
/** "Can we ask for someone local?" */
const ASKS_PERMISSION = /^(?:can|could|may) (?:i|we)\b/i
/** "Would it be too much to want chartered as well?" */
const WANTED =
  /\b(?:to|if (?:i|we)) (?:want(?:ed)?|ask(?:ed)? for|insist(?:ed)? on|expect(?:ed)?|require[d]?|have|had) (?<wanted>[^?.]{3,60})/i

function answerRequirement(question: string, about: string, input: AnswerInput): string {
  const wanted = /^(?:it|that|this)$/i.test(about.trim()) ? WANTED.exec(question)?.groups?.wanted : undefined
  const subject = wanted ?? about
  return ASKS_PERMISSION.test(question) && judge(subject, guideOf(input)).length === 0
    ? answerLaw(question, subject, input)
    : answerOverAsked(subject, input)
}

/** "Is that ok?" may ask whether it is lawful. */
const ASKS_LEAVE = /\b(?:ok(?:ay)?|al(?:l ?)?right|fine)\b/i
const isLawAsked = ({ message, brief, challenged }: AnswerInput): boolean =>
  challenged.length > 0 || openHeld(brief).length > 0 || isLawSubject(message)

/** What others pay, and what they ask at interview, have answers of their own. */
function answerOthers(question: string, input: AnswerInput): string {
  if (/\binterview/i.test(question)) return answerInterviews(question, input)
  return topicsIn(question).includes('pay') ? answerPay(question, input) : answerUsual(question, input)
}

/** The plan has words of its own for what it recognises, such as thanks. */
function hasSetPhrase(message: string): boolean {
  const intent = detectIntent(message)
  return intent !== null && intent !== 'question'
}

/** Whether to say the pay; a bonus is no pay in this. */
const NAMES_PAY = /\b(?:the|our|a) (?:\w+ )?(?:pay|salary|wages?|day rate|hourly rate|(?:pay )?band)\b/i

/** Kinds under which a question about words in quotation marks may be taken. */
const MAY_QUOTE: readonly QuestionKind[] = ['mention', 'pay', 'law', 'unknown']

/** "Do you know what a DSEAR file is, or shall I spell it out?" */
const ASKS_KNOWLEDGE =
  /\bdo you (?:even |actually )?(?:know|understand) (?:what|anything|much|about|how)\b|\bspell (?:it|that|this|them)(?: all)? out\b/i
/** "Do you know what Grade 7 is in pounds?" wants a figure. */
const ASKS_FIGURE =
  /[£€$]|\b(?:pounds?|pay|pays|paid|paying|salar(?:y|ies)|wages?|bands?|grades?|scales?|worth|costs?|rates?|charge|law|legal)\b/i
const IN_YOUR_WORDS =
  'Use the terms you’d use with a candidate, and I’ll keep them as you say them. Spell out only what a candidate might not know.'

function answerOne({ kind, text, about, start, end }: FoundQuestion, input: AnswerInput): string {
  const asked = input.message.slice(start, end)
  if (ASKS_KNOWLEDGE.test(asked) && !ASKS_FIGURE.test(asked)) return IN_YOUR_WORDS
  if (MAY_QUOTE.includes(kind) && quotesWords(text)) return answerReading(text, input)
  if (hasConversationAnswer(kind)) return CONVERSATION_ANSWERS[kind]
  switch (kind) {
    case 'readBack':
      return answerReadBack(text, about, input)
    case 'undone':
      return answerUndone(about === text ? '' : about, input)
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
      if (ASKS_LEAVE.test(text) && isLawAsked(input)) return answerLaw(text, about, input)
      if (isOfInterviews(input)) return answerInterviews(text, input)
      if (isAboutPay(input)) return answerPay(text, input)
      return TOO_MUCH.test(text) ? answerOverAsked(text, input) : answerCheck(text, input)
    case 'conflict': {
      // "Did I say a van or a bicycle?"
      const named = aboutOf('readBack', text)
      return named === text || hasConflict(input) ? answerConflict(input) : answerReadBack(text, named, input)
    }
    case 'kept':
      return answerKept(text, input)
    case 'printed':
      return answerPrinted(text, input)
    case 'cause':
      return answerCause(about, input)
    case 'usual':
      return answerOthers(text, input)
    case 'interviews':
      return answerInterviews(text, input)
    case 'proof':
      return answerProof(text, input)
    case 'reading':
      return answerReading(text, input)
    case 'mention':
      if (isProtected(text)) return answerLaw(text, about, input)
      if (NAMES_PAY.test(text)) return answerShowingPay(input)
      if (asksOfQualification(text)) return answerOverAsked(text, input)
      return asksToMention(text) ? answerMention(text, input) : answerUnknown(text, input)
    case 'heading':
      return answerHeading(input)
    case 'overAsked':
      return isOfInterviews(input) && POINTS_BACK.test(text)
        ? answerInterviews(text, input)
        : answerRequirement(text, about, input)
    case 'wording':
      return answerWording(text, input).text
    case 'clientName':
      return answerClientName(input)
    case 'strengths':
      return asksOfStrengths(text) ? answerStrengths(input) : answerUnknown(text, input)
    case 'check':
      return ASKS_LEAVE.test(text) && isLawAsked(input)
        ? answerLaw(text, about, input)
        : answerCheck(text, input)
    case 'unknown':
      return hasSetPhrase(input.message) ? '' : answerUnknown(text, input)
  }
}

/** In words. */
const ECHO_MAX = 4
const ASKS =
  /^\W*(?:what|who|whose|why|how|when|where|which|is|are|am|was|were|do|does|did|can|could|should|shall|would|will|may|might|have|has|any)\b/i
const wordsIn = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** "Too long?" after a reply that said so: words of ours thrown back, which ask nothing of the vacancy. */
function isEcho(text: string, { replies }: AnswerInput): boolean {
  const said = wordsIn(text)
  return (
    said !== '' &&
    !ASKS.test(text) &&
    said.split(' ').length <= ECHO_MAX &&
    ` ${wordsIn(replies.at(-1) ?? '')} `.includes(` ${said} `)
  )
}

const noChips = (text: string): Answered => ({ text, chips: [] })

/** "Is that possible?" of what the message says before it. */
const POINTS = /^\W*(?:is|would|can|could|may|will) (?:that|this|it|we|you|i)\b/i

/** The wish that the company stays unnamed is answered with what is asked about it. */
function withNameWish(questions: readonly FoundQuestion[], { message }: AnswerInput): FoundQuestion[] {
  const isAsked = questions.some(({ kind }) => kind === 'clientName')
  const wish = isAsked || isAdvert(message) ? null : findNameWish(message, isNameQuestion)
  if (!wish) return [...questions]
  const start = wish.quote.start
  const rest = questions.filter(({ text }) => !(POINTS.test(text) && countWords(text) <= MAX_POINTER_WORDS))
  return [{ kind: 'clientName', start, end: wish.quote.end, text: '', about: '' }, ...rest]
}

function told(input: AnswerInput): Answered[] {
  const text = isAdvert(input.message) ? '' : answerTold(input) || answerAgain(input)
  return text === '' ? [] : [noChips(text)]
}

/** "Keep the move out of it": says that it is. */
function keptOut({ message, brief }: AnswerInput): Answered[] {
  const facts = isAdvert(message) ? [] : findKeptOut(message, brief).flatMap((one) => one.facts)
  const [fact] = facts
  return fact ? [noChips(`Candidates won’t see ${quoteFact({ ...fact, audience: 'candidate' })}.`)] : []
}

/** What a message asks about pay in words that no row knows. */
function payAsked(input: AnswerInput): Answered[] {
  const isAsked = detectIntent(input.message) === 'salary' && !isAdvert(input.message)
  return isAsked ? [noChips(answerPay(input.message, input))] : []
}

/**
 * Answers the questions of a message from the brief, our guides, the pay table, the cards and the published terms. Null where it asks
 * nothing that we recognise. Of several answers as many as fit into 90 words. Pure.
 */
export function answerQuestions(input: AnswerInput): Answered | null {
  if (detectIntent(input.message) === 'instruction') return null
  const questions = withNameWish(
    findQuestions(input.message).filter(({ text }) => !isEcho(text, input)),
    input,
  )
  const found = questions
    // Who reads what can wait where a message asks something else, and only so much fits.
    .sort((one, other) => Number(one.kind === 'kept') - Number(other.kind === 'kept'))
    .map((question) =>
      question.kind === 'wording' ? answerWording(question.text, input) : noChips(answerOne(question, input)),
    )
    .filter(({ text }) => text !== '')
  const answers = found.length > 0 ? found : [...keptOut(input), ...told(input), ...payAsked(input)]
  if (answers.length === 0) return null
  // Straight after a challenge, a question that we cannot answer is about the challenge.
  if (questions.length > 0 && questions.every(({ kind }) => kind === 'unknown') && input.heldBefore?.length)
    return noChips(remindHeld(input.heldBefore))
  const text = [...new Set(answers.map((answer) => answer.text))].reduce((all, next) =>
    countWords(`${all} ${next}`) <= MAX_WORDS ? `${all} ${next}` : all,
  )
  const chips = answers.find((answer) => answer.chips.length > 0 && text.includes(answer.text))?.chips ?? []
  return passAnswer({ text, chips }, input)
}
