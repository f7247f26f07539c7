import { planOpening, type Question, type TurnPlan } from '@/lib/consultation/interview/plan'
import type { Topic } from '@/lib/consultation/topics'
import { AGENDA } from '@/lib/consultation/topics'
import { ANSWERS, lawfulChallenge, PRACTICE_CHALLENGES } from './talking/answers'
import { confirmChanges, confirmClosed, confirmNew, inline } from './talking/confirming'
import { askingOf } from './talking/questions'
import { counted, headOf, pick, saidBack, type Wording } from './talking/wording'
import { avoidedWords, sentence, series } from './writing/phrases'

/** The promise of the landing page: a vacancy in about ten minutes. */
const PROMISED_MINUTES = 10

function wordingOf(plan: TurnPlan): Wording {
  const avoid = plan.houseRules
    .filter((rule) => rule.kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
  return { turn: plan.turn, avoid }
}

function minutesLeft(remaining: number): number {
  return Math.max(1, Math.ceil((remaining * PROMISED_MINUTES) / AGENDA.length))
}

function leftText({ remaining }: TurnPlan): string {
  return `${counted(remaining, 'topic')} left, about ${counted(minutesLeft(remaining), 'minute')}`
}

/** How much is left against the promise. */
function duration(plan: TurnPlan): string {
  if (plan.remaining === 0) return 'That is all I need.'
  const minutes = minutesLeft(plan.remaining)
  const promised =
    minutes === PROMISED_MINUTES
      ? 'about ten minutes, as I promised'
      : `about ${counted(minutes, 'minute')} of the ten I promised`
  return `${sentence(`${counted(plan.remaining, 'topic')} to go, ${promised}`)} You can stop at any point.`
}

/** After these a question is put again with examples. */
const EASIER: readonly TurnPlan['answer'][] = ['help', 'suggest']

function ask({ topic, followUp }: Question, plan: TurnPlan, { turn, avoid }: Wording): string {
  const asking = askingOf(topic)
  if (asking === undefined) return ''
  const text =
    followUp || EASIER.some((one) => one === plan.answer) ? asking.again : pick(asking.ask, turn, avoid)
  return text.replace('{role}', plan.jobTitle?.trim() || 'person')
}

function answer(plan: TurnPlan, { turn, avoid }: Wording): string {
  if (plan.answer === null) return ''
  if (plan.answer === 'duration') return duration(plan)
  if (plan.answer === 'impatient')
    return plan.question === null
      ? 'Point taken.'
      : `Point taken. ${sentence(`${counted(plan.remaining, 'topic')} left; skip what you like, or choose Generate Summary now`)}`
  if (plan.answer === 'help') return 'Anything you would tell a recruiter on the phone will do.'
  return pick(ANSWERS[plan.answer], turn, avoid)
}

function close(plan: TurnPlan): string {
  const thanks = plan.acknowledgements.length === 0 && plan.answer === null ? 'Thank you. ' : ''
  if (plan.closing === null) return ''
  const { unknown, points, isFirst } = plan.closing
  if (!isFirst)
    return pick(
      ['Choose Generate Summary when you are ready.', 'Generate Summary is ready when you are.'],
      plan.turn,
      [],
    )
  const labels = unknown.map(inline)
  const named =
    labels.length > 7 ? [...labels.slice(0, 6), `${counted(labels.length - 6, 'more topic')}`] : labels
  const summary =
    points === 0
      ? `${thanks}Nothing has been settled yet, so the specification will be nearly empty.`
      : sentence(`${thanks}I have ${counted(points, 'point')} to write from`)
  const open = named.length === 0 ? '' : sentence(`These will read “To be confirmed”: ${series(named)}`)
  return [
    summary,
    open,
    'Choose Generate Summary when you are ready; until then you can add or change anything here.',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** Answers that tell already how much is left. */
const TELLING: readonly TurnPlan['answer'][] = ['duration', 'impatient']

function progressNote(plan: TurnPlan): string {
  if (plan.turn === 0 || plan.question === null || TELLING.includes(plan.answer)) return ''
  if (plan.remaining === 1 && !plan.question.followUp) return 'This is the last topic.'
  const due = plan.acknowledgements.length > 0 && (plan.turn % 4 === 0 || plan.remaining === 3)
  return due && plan.remaining > 1 ? sentence(leftText(plan)) : ''
}

const UNHEARD = [
  'I found nothing for the vacancy in that.',
  'There was nothing for the vacancy in that, as far as I can tell.',
] as const

function unheard(plan: TurnPlan): string {
  const silent = plan.acknowledgements.length === 0 && plan.answer === null && plan.challenge.length === 0
  return silent && plan.takeBack === null && plan.turn > 0 && plan.closing === null && plan.conflict === null
    ? pick(UNHEARD, plan.turn, [])
    : ''
}

/** What a reply must say, from any engine. Empty where the plan has none. */
export interface DueParts {
  /** Names the Equality Act, and asks what the job needs. */
  lawful: string
  practice: string
  answer: string
  /** The question of the turn: which of two holds, or the next topic. */
  question: string
  closing: string
}

export function composeDueParts(plan: TurnPlan): DueParts {
  const wording = wordingOf(plan)
  const [low, high] = plan.conflict?.values ?? ['', '']
  return {
    lawful: lawfulChallenge(plan.challenge),
    practice: plan.challenge.flatMap((ground) => PRACTICE_CHALLENGES[ground] ?? []).join(' '),
    answer: answer(plan, wording),
    question: plan.takeBack?.question
      ? plan.takeBack.question
      : plan.conflict !== null
        ? `On ${inline(plan.conflict.topic)} I now have both “${headOf(saidBack(low), TOLD_LENGTH)}” and “${headOf(saidBack(high), TOLD_LENGTH)}”: which one stands?`
        : plan.question === null
          ? ''
          : ask(plan.question, plan, wording),
    closing: close(plan),
  }
}

/**
 * The words of a plan: confirmation in the manager's own words, then a challenge or an answer, then one question or the close. The same
 * plan always gives the same text; wordings change with the turn.
 */
export function composeReply(plan: TurnPlan): string {
  const wording = wordingOf(plan)
  const due = composeDueParts(plan)
  const parts = [
    confirmNew(plan.acknowledgements, wording),
    ...confirmChanges(plan.acknowledgements),
    confirmClosed(plan.acknowledgements, wording, plan.agenda.closed.length),
    unheard(plan),
    due.lawful,
    due.practice,
    due.answer,
    progressNote(plan),
    due.question,
    due.closing,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** A few words each: a piece costs more on its way to the browser than it takes to write. */
export function splitIntoPieces(text: string): string[] {
  return text.match(/(?:\S+\s*){1,4}|^\s+/g) ?? []
}

/** Named in the greeting, or no point of the interview. */
const UNSAID: readonly Topic[] = ['title', 'alsoSaid']
/** Longest answer that the opening or a contradiction says back, in characters. */
const TOLD_LENGTH = 120

/** What the opening is made of. `brief` holds what other screens have told already (Vacancy Builder), or is empty. */
export type OpeningInput = Parameters<typeof planOpening>[0] & { contactName: string | null }

/** The opening message with the chips under it, how many topics are open, and the agenda to store. */
export type Opening = Pick<TurnPlan, 'chips' | 'remaining' | 'agenda'> & { text: string }

/**
 * Opens the consultation. With nothing known yet the message asks what is driving the hire; what is known already is
 * confirmed, and the first open topic asked about. The same words on every engine.
 */
export function openingMessage({ contactName, ...context }: OpeningInput): Opening {
  const plan = planOpening(context)
  const wording = wordingOf(plan)
  const first = contactName?.trim().split(/\s+/)[0] ?? ''
  const role = plan.jobTitle?.trim() ? `the ${plan.jobTitle.trim()} vacancy` : 'your vacancy'
  const challenge = lawfulChallenge(context.brief.agenda.challenged)
  const known = plan.acknowledgements.flatMap((item) =>
    item.kind === 'captured' && !UNSAID.includes(item.topic)
      ? [`${inline(item.topic)}: ${headOf(saidBack(item.value), TOLD_LENGTH)}`]
      : [],
  )
  const parts = [
    `Hello${first === '' ? '' : ` ${first}`}, I am your recruitment consultant for ${role} at ${plan.companyName}.`,
    'It takes about ten minutes: answer in your own words and in any order, and say “skip” or “I don’t know” whenever you like.',
    known.length === 0 ? '' : sentence(`From your answers I have ${known.join('; ')}`),
    // A challenge that asks is the one question of its message.
    challenge || (plan.question === null ? close(plan) : ask(plan.question, plan, wording)),
  ]
  const text = parts.filter((part) => part !== '').join(' ')
  return challenge
    ? { text, chips: [], remaining: plan.remaining, agenda: { ...plan.agenda, asked: null } }
    : { text, chips: plan.chips, remaining: plan.remaining, agenda: plan.agenda }
}
