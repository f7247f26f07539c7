import { activeFacts, MANY_MUSTS, mustsOf } from '@/lib/consultation/brief/facts'
import { normalisedValue } from '@/lib/consultation/brief/measure'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { CHALLENGE_GROUNDS, type ChallengeGround, type Strength } from '@/lib/consultation/brief/options'
import type { Agenda, Brief, Fact } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import type { Topic } from '@/lib/consultation/topics'
import { isSettled, readiness, topicsToAsk } from './agenda'
import { chipsFor, weighingChips } from './chips'
import { type Intent, intentOf, saysNothing } from './intent'

/** What the consultant knows when it is about to answer. `brief` is the one after `operations` were applied. */
export type TurnContext = {
  brief: Brief
  /** The verified operations of this message. */
  operations: readonly BriefOperation[]
  message: string
  /** How many messages the manager has sent, this one included. */
  turn: number
  jobTitle: string | null
  companyName: string
  houseRules: readonly HouseRule[]
}

export type Acknowledgement =
  | { kind: 'captured'; topic: Topic; value: string; strength: Strength }
  | { kind: 'corrected'; topic: Topic; value: string; strength: Strength; was: string }
  | { kind: 'withdrawn'; topic: Topic; value: string }
  | { kind: 'strength'; topic: Topic; value: string; strength: Strength }
  | { kind: 'closed'; topic: Topic; how: 'unknown' | 'skipped' }

export type Question = { topic: Topic; followUp: boolean }

/** What to say in one turn. Every engine words the same plan; `agenda` is what the interview remembers afterwards. */
export type TurnPlan = {
  turn: number
  jobTitle: string | null
  companyName: string
  acknowledgements: Acknowledgement[]
  /** Grounds to challenge: protected ones together, or one practice. Empty when there is nothing to challenge. */
  challenge: ChallengeGround[]
  /** What the manager asked the consultant. */
  answer: Intent | null
  /** Two values of one topic of which one has to go. */
  conflict: { topic: Topic; values: [string, string] } | null
  question: Question | null
  chips: string[]
  /** Topics still open, the one asked about included. */
  remaining: number
  /** Set when the interview is over: topics that will read "To be confirmed"; summed up the first time only. */
  closing: { unknown: Topic[]; points: number; isFirst: boolean } | null
  houseRules: readonly HouseRule[]
  agenda: Agenda
}

/** Asked beside something said about the vacancy, these need no answer of their own. */
const LIGHT: readonly Intent[] = [
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

/** After these the question that was put is not put again in the same words: it is asked otherwise, or left for the end. */
const NODS: readonly Intent[] = ['thanks', 'agreed']
const MOVES_ON: readonly Intent[] = ['again', 'impatient']

const PRACTICES: readonly ChallengeGround[] = ['manyMusts', 'yearsWithoutReason', 'degreeWithoutReason']
const REASON = /\b(?:because|since|so that|due to|as we|law|legal|regulat\w*|licen[cs]\w*|insur\w*|client)\b/i
const YEARS = /\b(?:\d+|\w+)\+? ?(?:years?|yrs?)\b/i
/** Years that are softened already, or are not the person's. */
const SOFT_YEARS =
  /\b(?:plenty|enough|fine|would do|will do|is ok(?:ay)?|or so|or (?:some(?:one|body)|equivalent|similar|less)|up to|no more than|ideally|preferably|our|we|i['’]d take)\b/i
const DEGREE = /\b(?:degree|b\.?sc|b\.?eng|m\.?eng|m\.?sc|ph\.?d|graduate)\b/i
const NO_DEGREE = /\b(?:or|equivalent|not|no|without|accredit\w*|charter\w*)\b/i

function acknowledgements({ brief, operations }: TurnContext): Acknowledgement[] {
  return operations.flatMap((operation): Acknowledgement[] => {
    const fact = brief.facts.find((one) => one.id === operation.factId)
    const topic = operation.topic ?? fact?.topic
    if (topic === undefined) return []
    const value = operation.value ?? fact?.value ?? ''
    const strength = operation.strength ?? fact?.strength ?? 'must'
    switch (operation.op) {
      case 'add':
        return saysNothing(value) ? [] : [{ kind: 'captured', topic, value, strength }]
      case 'replace':
        return [{ kind: 'corrected', topic, value, strength, was: fact?.value ?? '' }]
      case 'withdraw':
        return [{ kind: 'withdrawn', topic, value }]
      case 'strength':
        return [{ kind: 'strength', topic, value, strength }]
      case 'close':
        return [{ kind: 'closed', topic, how: operation.reason === 'skipped' ? 'skipped' : 'unknown' }]
      default:
        return []
    }
  })
}

function practiceToChallenge({ brief, operations, message }: TurnContext): ChallengeGround | null {
  const isNew = (ground: ChallengeGround) => !brief.agenda.challenged.includes(ground)
  const asked = operations.filter(
    (operation) =>
      (operation.op === 'add' || operation.op === 'replace') && (operation.strength ?? 'must') === 'must',
  )
  const some = (topic: Topic, test: (value: string) => boolean) =>
    asked.some((operation) => operation.topic === topic && test(operation.value ?? ''))
  if (isNew('manyMusts') && asked.length > 0 && mustsOf(brief).length > MANY_MUSTS) return 'manyMusts'
  if (REASON.test(message)) return null
  if (
    isNew('yearsWithoutReason') &&
    some('experience', (value) => YEARS.test(value) && !SOFT_YEARS.test(value))
  )
    return 'yearsWithoutReason'
  const degree = (value: string) => DEGREE.test(value) && !NO_DEGREE.test(value)
  return isNew('degreeWithoutReason') && some('qualifications', degree) ? 'degreeWithoutReason' : null
}

function challengeOf(context: TurnContext): ChallengeGround[] {
  const given = context.operations.flatMap((operation) =>
    operation.op === 'challenge'
      ? CHALLENGE_GROUNDS.filter((ground) => ground === operation.reason && !PRACTICES.includes(ground))
      : [],
  )
  if (given.length > 0) return [...new Set(given)]
  if (context.brief.agenda.finished) return []
  const practice = practiceToChallenge(context)
  return practice === null ? [] : [practice]
}

/** A contradiction that this message has brought up; it is asked about once, and shown in the brief until it is settled. */
function conflictOf({ brief, operations }: TurnContext): TurnPlan['conflict'] {
  const facts = activeFacts(brief)
  const isNew = (fact: Fact) =>
    operations.some(
      ({ topic, value }) =>
        topic === fact.topic && normalisedValue(value ?? '') === normalisedValue(fact.value),
    )
  for (const fact of facts) {
    const other = facts.find((one) => one.id === fact.conflictsWith)
    if (other !== undefined && isNew(fact)) return { topic: fact.topic, values: [other.value, fact.value] }
  }
  return null
}

/**
 * The next question, and the agenda with what became of the last one. A topic that was passed over comes back once, after the
 * others; passed over again it is closed as skipped. A question of the manager's does not count as passing over.
 */
function nextQuestion(
  brief: Brief,
  heard: boolean,
  answer: Intent | null,
): { question: Question | null; agenda: Agenda } {
  const { asked } = brief.agenda
  let { agenda } = brief
  if (answer === 'salary' && !isSettled(brief, 'pay'))
    return { question: { topic: 'pay', followUp: agenda.followedUp.includes('pay') }, agenda }
  if (asked !== null && !isSettled(brief, asked.topic)) {
    const movesOn = answer !== null && MOVES_ON.includes(answer)
    if (!heard && answer !== null && !movesOn && !NODS.includes(answer)) return { question: asked, agenda }
    if (asked.followUp) {
      agenda = { ...agenda, closed: [...agenda.closed, { topic: asked.topic, how: 'skipped' }] }
    } else {
      agenda = { ...agenda, followedUp: [...new Set([...agenda.followedUp, asked.topic])] }
      if (!heard && !movesOn) return { question: { topic: asked.topic, followUp: true }, agenda }
    }
  }
  const open = topicsToAsk({ ...brief, agenda })
  const fresh = open.find((topic) => !agenda.followedUp.includes(topic))
  const passed = open[0]
  if (fresh !== undefined) return { question: { topic: fresh, followUp: false }, agenda }
  return { question: passed === undefined ? null : { topic: passed, followUp: true }, agenda }
}

function closingOf(brief: Brief, isFirst: boolean): TurnPlan['closing'] {
  return { unknown: readiness(brief).missing, points: activeFacts(brief).length, isFirst }
}

/**
 * Decides what the consultant says next: what to confirm, what to challenge, what to answer, the one thing to ask, and what the
 * interview remembers. Pure; the words are composed elsewhere. Nothing is asked after the manager has finished.
 */
export function planTurn(given: TurnContext): TurnPlan {
  const { operations, message } = given
  const heard = operations.length > 0
  const intent = intentOf(message)
  const wantsDocument = intent === 'document' && !given.brief.agenda.finished
  const brief = wantsDocument
    ? { ...given.brief, agenda: { ...given.brief.agenda, finished: true } }
    : given.brief
  const context = { ...given, brief }
  const answer = heard && intent !== null && LIGHT.includes(intent) ? null : intent
  const challenge = challengeOf(context)
  const isProtected = challenge.some((ground) => !PRACTICES.includes(ground))
  const challenged = [...new Set([...brief.agenda.challenged, ...challenge])]
  const base = {
    turn: context.turn,
    jobTitle: context.jobTitle,
    companyName: context.companyName,
    houseRules: context.houseRules,
    acknowledgements: acknowledgements(context),
    challenge,
    answer,
  }
  const isFirst = wantsDocument || brief.agenda.asked !== null || operations.some(({ op }) => op === 'finish')
  if (brief.agenda.finished) {
    const agenda = { ...brief.agenda, challenged, asked: null }
    return {
      ...base,
      conflict: null,
      question: null,
      chips: [],
      remaining: 0,
      closing: closingOf(brief, isFirst),
      agenda,
    }
  }
  const conflict = isProtected ? null : conflictOf(context)
  const remaining = topicsToAsk(brief).length
  if (conflict !== null) {
    const question = { topic: conflict.topic, followUp: true }
    const agenda = { ...brief.agenda, asked: question }
    const chips = [...conflict.values]
    return { ...base, challenge: [], conflict, question: null, chips, remaining, closing: null, agenda }
  }
  // A challenge that asks is the one question of its turn.
  if (isProtected || challenge.includes('manyMusts') || answer === 'someMusts') {
    const agenda = { ...brief.agenda, challenged, asked: null }
    const chips = isProtected
      ? []
      : answer === 'someMusts'
        ? weighingChips(mustsOf(brief).map((fact) => fact.value))
        : chipsFor('manyMusts')
    return { ...base, conflict, question: null, chips, remaining, closing: null, agenda }
  }
  const { question, agenda } = nextQuestion(brief, heard, answer)
  const after = { ...brief, agenda }
  return {
    ...base,
    conflict,
    question,
    chips: question === null ? [] : chipsFor(question.topic),
    remaining: topicsToAsk(after).length,
    closing: question === null ? closingOf(after, isFirst) : null,
    agenda: { ...agenda, challenged, asked: question },
  }
}

/** The plan of the opening message: nothing to confirm but what is known from elsewhere, and the first question. */
export function planOpening(
  context: Pick<TurnContext, 'brief' | 'jobTitle' | 'companyName' | 'houseRules'>,
): TurnPlan {
  const { brief } = context
  const { question, agenda } = nextQuestion(
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
    conflict: null,
    question,
    chips: question === null ? [] : chipsFor(question.topic),
    remaining: topicsToAsk(brief).length,
    closing: question === null ? closingOf(brief, true) : null,
    agenda: { ...agenda, asked: question },
  }
}
