import { quoteShortly } from '@/lib/consultation/brief/asks-quote'
import { isUnlawfulGround } from '@/lib/consultation/brief/options'
import { cardOf } from '@/lib/consultation/guard/law/verdict'
import type { Question } from '@/lib/consultation/interview/next-question'
import { planOpening, type TurnPlan } from '@/lib/consultation/interview/plan'
import { minutesFor } from '@/lib/consultation/interview/topics-to-ask'
import type { Topic } from '@/lib/consultation/topics'
import { topicPhrase } from '@/lib/consultation/topics'
import { findLawCard } from '@/lib/knowledge/law/cards'
import { ANSWERS, lawfulChallenge, PRACTICE_CHALLENGES } from './talking/answers'
import { confirmChanges, confirmClosed, confirmNew, confirmShortPay } from './talking/confirming'
import { askingOf, askToWrapUp } from './talking/questions'
import { counted, pick, quote, type Wording } from './talking/wording'
import { avoidedWords, listed } from './writing/phrases'
import { capitalised } from './writing/spelling'

function wordingOf(plan: TurnPlan): Wording {
  const avoid = plan.houseRules
    .filter((rule) => rule.kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
  return { turn: plan.turn, avoid }
}

function leftText({ remaining }: TurnPlan): string {
  return `${counted(remaining, 'topic')} to go, about ${counted(minutesFor(remaining), 'minute')}.`
}

function duration(plan: TurnPlan): string {
  return plan.remaining === 0 ? 'That’s all I need.' : `${leftText(plan)} You can stop at any point.`
}

/** After these a question is put again with examples. */
const EASIER: readonly TurnPlan['answer'][] = ['help', 'suggest']

function ask({ topic, followUp }: Question, plan: TurnPlan, { turn, avoid }: Wording): string {
  if (plan.wrapUp) return askToWrapUp(plan.wrapUp)
  const asking = askingOf(topic)
  if (asking === undefined) return ''
  const text =
    followUp || EASIER.some((one) => one === plan.answer) ? asking.again : pick(asking.ask, turn, avoid)
  const town = topic === 'location' && plan.town ? `Your company details say ${plan.town}. ` : ''
  const late = plan.isLate ? 'Before I write it up: ' : ''
  const question = late === '' ? text : text.charAt(0).toLowerCase() + text.slice(1)
  return late + town + question.replace('{role}', plan.jobTitle?.trim() || 'person')
}

function answer(plan: TurnPlan, { turn, avoid }: Wording): string {
  if (plan.answered !== null) return plan.answered
  if (plan.answer === null) return ''
  if (plan.answer === 'duration') return duration(plan)
  if (plan.answer === 'impatient')
    return plan.question === null
      ? 'Fair enough.'
      : `Fair enough. There ${plan.remaining === 1 ? 'is' : 'are'} ${counted(plan.remaining, 'topic')} to go. Skip any you like, or select Generate Summary now.`
  if (plan.answer === 'help') return 'Just say what you’d tell a recruiter on the phone.'
  return pick(ANSWERS[plan.answer], turn, avoid)
}

/** Maximum number of open topics to name. If there are more, name one fewer and give the number left. */
const MAX_OPEN_NAMED = 7

function openText(unknown: readonly Topic[]): string {
  const labels = unknown.map(topicPhrase)
  if (labels.length <= MAX_OPEN_NAMED) return listed(labels)
  const named = labels.slice(0, MAX_OPEN_NAMED - 1)
  return `${named.join(', ')} and ${labels.length - named.length} more`
}

function close(plan: TurnPlan): string {
  if (plan.closing === null) return ''
  const { unknown, needed, points, isFirst } = plan.closing
  if (!isFirst) return 'Select Generate Summary when you’re ready.'
  return [
    plan.acknowledgements.length === 0 && plan.answer === null ? 'Thanks.' : '',
    points === 0
      ? 'There’s nothing in the brief yet. Tell me a little about the job first, or the specification will be almost empty.'
      : needed.includes('responsibilities')
        ? 'I can write this up, but it won’t say what they’ll do.'
        : 'I’ve got enough to write this up.',
    unknown.length === 0 ? '' : `Still to confirm: ${openText(unknown)}.`,
    points === 0 || needed.length === 0 ? '' : `You can’t approve it without ${openText(needed)}.`,
    'Select Generate Summary when you’re ready. Until then, you can add or change anything here.',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** What the manager decides before an approval, each point by itself. */
export const settlePoints = ({ unsettled }: Pick<TurnPlan, 'unsettled'>): string[] => {
  const { conflicts, held } = unsettled ?? { conflicts: [], held: 0 }
  const sentences = held === 1 ? 'the sentence' : `the ${held} sentences`
  return [
    ...conflicts.map(
      ({ topic, values }) =>
        `which is right about ${topicPhrase(topic)}: ${values.map((value) => quote(value, MAX_QUOTED_LENGTH)).join(' or ')}`,
    ),
    ...(held > 0 ? [`what to do with ${sentences} I left out under the Equality Act`] : []),
  ]
}

function settle(plan: TurnPlan): string {
  const points = settlePoints(plan)
  return points.length === 0
    ? ''
    : `Before you can sign it off, decide ${points.join(', and ')}. Use the buttons, or just tell me.`
}

function wayOut({ wayOut: needed }: TurnPlan): string {
  if (needed === null) return ''
  const without = needed.length === 0 ? '' : `, but you can’t approve it without ${openText(needed)}`
  return `You can select Generate Summary now${without}.`
}

/** Answers that tell already how much is left. */
const TELLING: readonly TurnPlan['answer'][] = ['duration', 'impatient']

function progressNote(plan: TurnPlan): string {
  if (plan.turn === 0 || plan.question === null || TELLING.includes(plan.answer)) return ''
  if (plan.isLate || plan.wrapUp) return ''
  if (plan.remaining === 1 && !plan.question.followUp) return 'This is the last topic.'
  const due = plan.acknowledgements.length > 0 && (plan.turn % 4 === 0 || plan.remaining === 3)
  return due && plan.remaining > 1 ? leftText(plan) : ''
}

const UNHEARD = [
  'Sorry, I didn’t catch anything to add there.',
  'Sorry, I couldn’t find anything about the vacancy in that.',
] as const

function unheard(plan: TurnPlan): string {
  const silent = plan.acknowledgements.length === 0 && plan.answer === null && plan.challenge.length === 0
  const isDue =
    silent &&
    !plan.settlesHeld &&
    plan.takeBack === null &&
    plan.turn > 0 &&
    plan.closing === null &&
    plan.conflict === null
  if (!isDue) return ''
  if (plan.byButton) return 'Thanks, that’s settled.'
  return plan.byCard ? 'Thanks, that stays as it is.' : pick(UNHEARD, plan.turn, [])
}

const leftOutText = ({ challengedWords = [] }: TurnPlan): string =>
  `I’ve left ${challengedWords.length > 0 ? listed(challengedWords.map(quoteShortly)) : 'that'} out. What does the job need?`

/** The answer already says what the law says of everything that is challenged. */
function isExplained({ challenge, answered }: TurnPlan): boolean {
  const grounds = challenge.filter(isUnlawfulGround)
  return (
    grounds.length > 0 &&
    grounds.every((ground) => answered?.includes(findLawCard(cardOf(ground))?.text ?? ground))
  )
}

/** What a reply must say, from any engine. Empty where the plan has none. */
export interface DueParts {
  /** Names the Equality Act, and asks what the job needs. */
  lawful: string
  practice: string
  answer: string
  /** The question of the turn: which of two holds, or the next topic. */
  question: string
  /** What has to be settled before an approval, where the interview ends or the manager wants it to. */
  settle: string
  closing: string
}

export function composeDueParts(plan: TurnPlan): DueParts {
  const wording = wordingOf(plan)
  const [low, high] = plan.conflict?.values ?? ['', '']
  return {
    lawful: isExplained(plan) ? leftOutText(plan) : lawfulChallenge(plan.challenge, plan.challengedWords),
    practice: plan.challenge.flatMap((ground) => PRACTICE_CHALLENGES[ground] ?? []).join(' '),
    answer: answer(plan, wording),
    question: plan.takeBack?.question
      ? plan.takeBack.question
      : plan.conflict !== null
        ? `You’ve given me two answers about ${topicPhrase(plan.conflict.topic)}: ${quote(low, MAX_QUOTED_LENGTH)} and ${quote(high, MAX_QUOTED_LENGTH)}. Which is right?`
        : plan.question === null
          ? ''
          : ask(plan.question, plan, wording),
    settle: settle(plan),
    closing: close(plan),
  }
}

/**
 * The words of a plan: that something was added and what has changed, then a challenge or an answer, then one question or the close.
 * The same plan always gives the same text; wordings change with the turn.
 */
const PRESSED = {
  accepted: ['Done, I’ve changed the brief.'],
  dropped: ['Done, I’ve taken it out.'],
  declined: ['OK, I’ve left it as it was.', 'Fine, nothing has changed.'],
  /** The sentence before the reply says it. */
  settled: [''],
} as const

/** What became of a suggestion. The question that is open is in the reply that asked it. */
function confirmPressed(plan: TurnPlan, { turn, avoid }: Wording): string {
  return plan.pressed === null ? '' : plan.pressedChange || pick(PRESSED[plan.pressed], turn, avoid)
}

export function composeReply(plan: TurnPlan): string {
  const wording = wordingOf(plan)
  if (plan.pressed) return confirmPressed(plan, wording)
  const due = composeDueParts(plan)
  const parts = [
    confirmNew(plan.acknowledgements, wording),
    confirmShortPay(plan.acknowledgements),
    ...confirmChanges(plan.acknowledgements),
    confirmClosed(plan.acknowledgements, wording, plan.agenda.closed.length),
    unheard(plan),
    ...(isExplained(plan) ? [due.answer, due.lawful] : [due.lawful, due.practice, due.answer]),
    progressNote(plan),
    wayOut(plan),
    due.question,
    due.settle,
    due.closing,
  ]
  return withoutRepeats(parts.filter((part) => part !== '').join(' '))
}

/** Each sentence once: an answer and the close may say the same. The last place counts, where the close says what to do. */
function withoutRepeats(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}“])/u)
  return sentences.filter((sentence, at) => sentences.lastIndexOf(sentence) === at).join(' ')
}

/** A few words each: a piece costs more on its way to the browser than it takes to write. */
export function splitIntoPieces(text: string): string[] {
  return text.match(/(?:\S+\s*){1,4}|^\s+/g) ?? []
}

/** Named in the greeting, or no point of the interview. */
const UNSAID: readonly Topic[] = ['title', 'alsoSaid']
/** Longest answer that the opening or a contradiction quotes, in characters. */
const MAX_QUOTED_LENGTH = 120
/** The brief shows more, where an earlier vacancy was copied. */
const MAX_OPENING_NAMED = 6

const TITLE =
  /^(?:dr|doctor|prof|professor|mr|mrs|ms|miss|mx|sir|dame|lord|lady|rev|reverend|capt|captain)\.?$/i

/** The first name; with a title, the title and the last name: "Dr Okafor". */
function greetingName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  if (!TITLE.test(first)) return first
  return last === undefined ? '' : `${capitalised(first.replace(/\.$/, ''))} ${last}`
}

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
  const first = greetingName(contactName ?? '')
  const role = plan.jobTitle?.trim() ? `your ${plan.jobTitle.trim()} vacancy` : 'your vacancy'
  const challenge = lawfulChallenge(context.brief.agenda.challenged)
  const known = plan.acknowledgements.flatMap((item) =>
    item.kind === 'captured' && !UNSAID.includes(item.topic)
      ? [`${topicPhrase(item.topic)} (${quote(item.value, MAX_QUOTED_LENGTH)})`]
      : [],
  )
  const parts = [
    `Hi${first === '' ? '' : ` ${first}`}. Let’s put together ${role} at ${plan.companyName}.`,
    'It takes about 10 minutes. Answer in any order, and say “skip” or “I don’t know” whenever you like.',
    known.length > MAX_OPENING_NAMED
      ? `I already have ${counted(known.length, 'point')} in the brief.`
      : known.length === 0
        ? ''
        : `I already have ${listed(known)}.`,
    // A challenge that asks is the one question of its message.
    challenge || (plan.question === null ? close(plan) : ask(plan.question, plan, wording)),
  ]
  const text = parts.filter((part) => part !== '').join(' ')
  return challenge
    ? { text, chips: [], remaining: plan.remaining, agenda: { ...plan.agenda, asked: null } }
    : { text, chips: plan.chips, remaining: plan.remaining, agenda: plan.agenda }
}
