import { labelOf } from '@/lib/consultation/brief/asks'
import { activeFacts, mustHaves } from '@/lib/consultation/brief/facts'
import { normaliseValue } from '@/lib/consultation/brief/normalise'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { type ChallengeGround, PRACTICES, type Strength } from '@/lib/consultation/brief/options'
import type { Agenda, Brief, Fact } from '@/lib/consultation/brief/schema'
import { canFinish } from '@/lib/consultation/guard/weight'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import { forgetQuestion, type TakeBackOutcome } from '@/lib/consultation/take-back/describe'
import type { Topic } from '@/lib/consultation/topics'
import type { Answered } from './answered'
import { chipsFor, niceToHaveChips } from './chips'
import { closeAnswered } from './close-answered'
import { findChallenges } from './find-challenges'
import { detectIntent, type Intent, isRemarkOnConversation } from './intent'
import {
  chooseNeededQuestion,
  chooseNextQuestion,
  isWorkUnasked,
  type Question,
  type WrapUp,
  wrapUpToAsk,
} from './next-question'
import { isSettled } from './open-topics'
import { approvalTopics, neededTopics, readiness, topicsToAsk } from './topics-to-ask'
import { chipsToSettle, listUnsettled, type Unsettled } from './unsettled'

/** `brief` already contains `operations`. */
export type TurnContext = {
  brief: Brief
  operations: readonly BriefOperation[]
  message: string
  /** Of the manager, including this one. */
  turn: number
  jobTitle: string | null
  companyName: string
  houseRules: readonly HouseRule[]
  /** Where the company says it is: the job may be there. */
  town?: string | null
  /** What the message, or an answer to a question, took back. */
  takeBack?: TakeBackOutcome | null
  /** What answers the questions of the message. */
  answered?: Answered | null
  /** What a button did with a suggestion. It says nothing else. */
  pressed?: Pressed | null
  /** What it changed, as a sentence. */
  pressedChange?: string
  /** The message is a card, with words or without. */
  byCard?: boolean
  /** The message was the press of a button and nothing else. */
  byButton?: boolean
  /** A button or a protest settled a held sentence, which the sentence before the reply says. */
  settlesHeld?: boolean
  /** A model chooses for itself what to ask before the end. */
  isLedByModel?: boolean
}

export type Acknowledgement =
  | { kind: 'captured'; topic: Topic; value: string; strength: Strength }
  | { kind: 'corrected'; topic: Topic; value: string; strength: Strength; was: string }
  | { kind: 'withdrawn'; topic: Topic; value: string }
  | { kind: 'strength'; topic: Topic; value: string; strength: Strength }
  | { kind: 'shown'; topic: Topic; value: string }
  | { kind: 'closed'; topic: Topic; how: 'unknown' | 'skipped' | 'answered' }

/** What became of suggestions: made, made by taking something out, or left alone. `settled` is a held sentence. */
export type Pressed = 'accepted' | 'dropped' | 'declined' | 'settled'

/** What to say in one turn. Every engine words the same plan. */
export type TurnPlan = {
  turn: number
  jobTitle: string | null
  companyName: string
  acknowledgements: Acknowledgement[]
  /** All protected ones, or one practice. */
  challenge: ChallengeGround[]
  /** The sentences that the law challenges, as they were said. */
  challengedWords?: string[]
  answer: Intent | null
  /** The answer itself, where we hold one. */
  answered: string | null
  /** Where the company says it is. */
  town?: string | null
  conflict: { topic: Topic; values: [string, string] } | null
  /** The sentence before the reply says what was taken back; `question` asks what is meant, or is empty. */
  takeBack: { question: string } | null
  /** The question before it stays open. */
  pressed: Pressed | null
  pressedChange?: string
  byCard?: boolean
  /** The message was the press of a button and nothing else. */
  byButton?: boolean
  settlesHeld?: boolean
  question: Question | null
  /** What the question about the process asks for. */
  wrapUp?: WrapUp[]
  /** The manager has ended the talk, and nobody has said what the job is. */
  isLate?: boolean
  chips: string[]
  /** Including the one asked about. */
  remaining: number
  /** `unknown` topics will read "To be confirmed"; `points` counts facts; only the first closing sums up. */
  closing: { unknown: Topic[]; needed: Topic[]; points: number; isFirst: boolean } | null
  /** What has to be decided before an approval, each time that the interview ends or the manager wants it to. */
  unsettled?: Unsettled | null
  /** All has been asked about once, and the manager may stop here: what an approval still needs. Said once. */
  wayOut: Topic[] | null
  houseRules: readonly HouseRule[]
  agenda: Agenda
}

/** These need no answer when the message also says something about the vacancy. */
const MINOR_INTENTS: readonly Intent[] = [
  'question',
  'greeting',
  'thinking',
  'agreed',
  'thanks',
  'again',
  'where',
  'help',
  'markup',
  'allMusts',
  'someMusts',
]

function listAcknowledgements({ brief, operations }: TurnContext): Acknowledgement[] {
  return operations.flatMap((operation): Acknowledgement[] => {
    const fact = brief.facts.find(({ id }) => id === operation.factId)
    const topic = operation.topic ?? fact?.topic
    if (topic === undefined) return []
    const value = operation.value ?? fact?.value ?? ''
    const strength = operation.strength ?? fact?.strength ?? 'must'
    switch (operation.op) {
      case 'add':
        return isRemarkOnConversation(value) ? [] : [{ kind: 'captured', topic, value, strength }]
      case 'replace':
        return [{ kind: 'corrected', topic, value, strength, was: fact?.value ?? '' }]
      case 'withdraw':
        return [{ kind: 'withdrawn', topic, value }]
      case 'strength':
        return [{ kind: 'strength', topic, value, strength }]
      case 'forCandidates':
        return [{ kind: 'shown', topic, value }]
      case 'close':
        return operation.reason === 'unknown' ||
          operation.reason === 'skipped' ||
          operation.reason === 'answered'
          ? [{ kind: 'closed', topic, how: operation.reason }]
          : []
      default:
        return []
    }
  })
}

const wordsChallenged = (operations: readonly BriefOperation[]): string[] => [
  ...new Set(
    operations.flatMap(({ op, quote, reason }) =>
      op === 'challenge' && quote && reason !== 'planted' ? [quote] : [],
    ),
  ),
]

/** It is asked about once, and shown in the brief until it is settled. */
function findNewConflict({ brief, operations }: TurnContext): TurnPlan['conflict'] {
  const facts = activeFacts(brief)
  const isNew = (fact: Fact) =>
    operations.some(
      ({ topic, value }) =>
        topic === fact.topic && normaliseValue(value ?? '') === normaliseValue(fact.value),
    )
  for (const fact of facts) {
    const rival = facts.find(({ id }) => id === fact.conflictsWith)
    if (rival !== undefined && isNew(fact)) return { topic: fact.topic, values: [rival.value, fact.value] }
  }
  return null
}

function planClosing(brief: Brief, isFirst: boolean): TurnPlan['closing'] {
  return {
    unknown: readiness(brief).missing,
    needed: approvalTopics(brief),
    points: activeFacts(brief).length,
    isFirst,
  }
}

/** The question that was open before the button stays open, with its chips. */
function planPressed({ brief, pressed, ...context }: TurnContext): TurnPlan {
  const { asked } = brief.agenda
  return {
    ...context,
    acknowledgements: [],
    challenge: [],
    answer: null,
    answered: null,
    conflict: null,
    takeBack: null,
    pressed: pressed ?? null,
    question: null,
    chips: asked === null ? [] : chipsFor(asked.topic),
    remaining: topicsToAsk(brief).length,
    closing: null,
    wayOut: null,
    agenda: brief.agenda,
  }
}

/** The company’s own town is an answer at hand. */
const chipsOf = ({ topic }: Question, { town }: Pick<TurnContext, 'town'>): string[] => [
  ...(topic === 'location' && town ? [town] : []),
  ...chipsFor(topic),
]

/** In turns of the manager. */
const TITLE_DUE = 2

/** Without a title nobody knows whom the questions are about. It is asked once the manager has had their say, before any new topic. */
const isTitleDue = ({ brief, turn, jobTitle }: TurnContext, question: Question | null): boolean =>
  question !== null &&
  !question.followUp &&
  question.topic !== brief.agenda.asked?.topic &&
  turn >= TITLE_DUE &&
  (jobTitle ?? '').trim() === '' &&
  !isSettled(brief, 'title') &&
  brief.agenda.asked?.topic !== 'title' &&
  !brief.agenda.followedUp.includes('title')

/** Pure. After the manager has finished, only what the document needs is asked about, and only where the manager goes on. */
export function planTurn(input: TurnContext): TurnPlan {
  if (input.pressed) return planPressed(input)
  const { operations, message } = input
  const hasOperations = operations.length > 0
  const { answered = null } = input
  const intent = detectIntent(message) ?? (answered === null ? null : 'question')
  const wantsDocument = intent === 'document' && answered === null && !input.brief.agenda.finished
  const heard = closeAnswered(input.brief, operations)
  const brief = { ...input.brief, agenda: wantsDocument ? { ...heard, finished: true } : heard }
  const context = { ...input, brief }
  const answer =
    answered === null && hasOperations && intent !== null && MINOR_INTENTS.includes(intent) ? null : intent
  const challenge = findChallenges(context)
  const isProtected = challenge.some((ground) => !PRACTICES.includes(ground))
  const challenged = [...new Set([...brief.agenda.challenged, ...challenge])]
  // A challenge that asks something is the only question of its turn.
  const takeBack = context.takeBack ? { question: isProtected ? '' : forgetQuestion(context.takeBack) } : null
  const isFirst = wantsDocument || operations.some(({ op }) => op === 'finish')
  const unsettled = listUnsettled(brief)
  const wantsEnd = isFirst || canFinish(message, false)
  const base = {
    unsettled: wantsEnd ? unsettled : null,
    takeBack,
    pressed: null,
    byCard: context.byCard ?? false,
    byButton: context.byButton ?? false,
    settlesHeld: context.settlesHeld ?? false,
    challengedWords: isProtected ? wordsChallenged(operations) : [],
    turn: context.turn,
    jobTitle: context.jobTitle,
    companyName: context.companyName,
    town: context.town ?? null,
    houseRules: context.houseRules,
    acknowledgements: listAcknowledgements(context),
    challenge,
    answer,
    answered: answered?.text ?? null,
    wayOut: null,
  }
  // Ways to word something are there to be chosen at once.
  const offered = answered?.chips ?? []
  if (takeBack?.question) {
    const rest = { conflict: null, question: null, chips: [], closing: null, agenda: brief.agenda }
    return { ...base, ...rest, challenge: [], remaining: topicsToAsk(brief).length }
  }
  const asksLate = isFirst && !wantsDocument && !isProtected && !input.isLedByModel && base.unsettled === null
  if (brief.agenda.finished && asksLate && isWorkUnasked(brief)) {
    const question = { topic: 'responsibilities' as const, followUp: false }
    const followedUp = [...brief.agenda.followedUp, question.topic]
    return {
      ...base,
      conflict: null,
      question,
      isLate: true,
      chips: chipsOf(question, context),
      remaining: 1,
      closing: null,
      agenda: { ...brief.agenda, challenged, followedUp, asked: question },
    }
  }
  if (brief.agenda.finished) {
    const isAfterWork = input.brief.agenda.asked?.topic === 'responsibilities'
    const question = isFirst || isProtected ? null : chooseNeededQuestion(brief, operations)
    const isEnding = question === null || base.unsettled !== null
    return {
      ...base,
      unsettled: isEnding ? unsettled : null,
      conflict: null,
      question,
      chips: offered.length > 0 ? offered : isEnding ? chipsToSettle(brief) : chipsOf(question, context),
      remaining: question === null ? 0 : neededTopics(brief).length,
      closing: question === null ? planClosing(brief, isFirst || isAfterWork) : null,
      agenda: { ...brief.agenda, challenged, asked: question },
    }
  }
  const conflict = isProtected ? null : findNewConflict(context)
  const remaining = topicsToAsk(brief).length
  if (conflict !== null) {
    const question = { topic: conflict.topic, followUp: true }
    const agenda = { ...brief.agenda, asked: question }
    // The words of the ask's own buttons, so that the chip answers it.
    const chips = conflict.values.map(labelOf)
    const asks = { ...base, unsettled: null, challenge: [] }
    return { ...asks, conflict, question: null, chips, remaining, closing: null, agenda }
  }
  // A challenge that asks something is the only question of its turn.
  if (isProtected || challenge.includes('manyMusts') || answer === 'someMusts') {
    const agenda = { ...brief.agenda, challenged, asked: null }
    const chips = isProtected
      ? []
      : answer === 'someMusts'
        ? niceToHaveChips(mustHaves(brief).map((fact) => fact.value))
        : chipsFor('manyMusts')
    return { ...base, conflict, question: null, chips, remaining, closing: null, agenda }
  }
  const chosen = chooseNextQuestion(brief, hasOperations, answer, takeBack !== null)
  const { agenda } = chosen
  const question = isTitleDue({ ...context, brief: { ...brief, agenda } }, chosen.question)
    ? { topic: 'title' as const, followUp: false }
    : chosen.question
  const after = { ...brief, agenda }
  const isEnding = question === null || base.unsettled !== null
  const mayWrapUp = question === null && !isFirst && base.unsettled === null && !input.isLedByModel
  const wrapUp = mayWrapUp ? wrapUpToAsk(after) : []
  if (wrapUp.length > 0) {
    const last = { topic: 'process' as const, followUp: true }
    const followedUp = [...agenda.followedUp, last.topic]
    const chips = offered.length > 0 ? offered : chipsOf(last, context)
    const next = { ...agenda, challenged, followedUp, asked: last }
    return { ...base, conflict, question: last, wrapUp, chips, remaining: 0, closing: null, agenda: next }
  }
  return {
    ...base,
    unsettled: isEnding ? unsettled : null,
    conflict,
    question,
    chips: offered.length > 0 ? offered : isEnding ? chipsToSettle(after) : chipsOf(question, context),
    remaining: topicsToAsk(after).length,
    closing: question === null ? planClosing(after, isFirst || brief.agenda.asked !== null) : null,
    wayOut:
      question?.followUp && brief.agenda.asked?.followUp === false && isOnlyNeededOpen(after)
        ? approvalTopics(after)
        : null,
    agenda: { ...agenda, challenged, asked: question },
  }
}

/** Whether all that is open has been asked about, and the document needs it. */
const isOnlyNeededOpen = (brief: Brief): boolean =>
  topicsToAsk(brief).every((topic) => brief.agenda.followedUp.includes(topic)) &&
  neededTopics(brief).length > 0

export function planOpening(
  context: Pick<TurnContext, 'brief' | 'jobTitle' | 'companyName' | 'houseRules'>,
): TurnPlan {
  const { brief } = context
  const { question, agenda } = chooseNextQuestion(
    { ...brief, agenda: { ...brief.agenda, asked: null } },
    true,
    null,
  )
  return {
    ...context,
    turn: 0,
    acknowledgements: activeFacts(brief).map((fact) => ({
      kind: 'captured',
      topic: fact.topic,
      value: fact.value,
      strength: fact.strength,
    })),
    challenge: [],
    answer: null,
    answered: null,
    conflict: null,
    takeBack: null,
    pressed: null,
    question,
    chips: question === null ? [] : chipsFor(question.topic),
    remaining: topicsToAsk(brief).length,
    closing: question === null ? planClosing(brief, true) : null,
    wayOut: null,
    agenda: { ...agenda, asked: question },
  }
}
