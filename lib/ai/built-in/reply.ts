import { type Acknowledgement, planOpening, type Question, type TurnPlan } from '@/lib/ai/consultation/plan'
import type { Topic } from '@/lib/consultations/options'
import { AGENDA, topicLabel } from '@/lib/consultations/rules'
import { ANSWERS, lawfulChallenge, PRACTICE_CHALLENGES } from './talking/answers'
import { QUESTIONS } from './talking/questions'
import { counted, pick, saidBack } from './talking/wording'
import { avoidedWords, sentence, series } from './writing/phrases'

/** Facts that a confirmation quotes; of more it names the topics. */
const QUOTED = 4
/** Longest run of quoted words in a confirmation, in characters. */
const QUOTED_LENGTH = 220
/** The promise of the landing page: a vacancy in about ten minutes. */
const PROMISED_MINUTES = 10

type Wording = { turn: number; avoid: readonly string[] }

function wordingOf(plan: TurnPlan): Wording {
  const avoid = plan.houseRules
    .filter((rule) => rule.kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
  return { turn: plan.turn, avoid }
}

function inline(topic: Topic): string {
  const label = topicLabel(topic)
  return label.charAt(0).toLowerCase() + label.slice(1)
}

function captured(item: Extract<Acknowledgement, { kind: 'captured' | 'corrected' }>): string {
  const value = saidBack(item.value)
  if (item.strength === 'nice') return `${value} as nice to have`
  if (item.strength === 'learnable') return `${value}, to be learned with you`
  if (item.strength === 'notApplicable') return `${value}, as not needed`
  return value
}

function confirmNew(items: readonly Acknowledgement[], { turn, avoid }: Wording): string {
  const facts = items.flatMap((item) => (item.kind === 'captured' ? [item] : []))
  if (facts.length === 0) return ''
  const said = facts.map(captured)
  if (facts.length <= QUOTED && said.join('').length <= QUOTED_LENGTH) {
    const start = pick(['Noted', 'Thank you', 'Understood', 'I have that down', 'Right'], turn, avoid)
    return sentence(`${start}: ${series(said)}`)
  }
  const topics = [...new Set(facts.map((fact) => inline(fact.topic)))]
  const named = topics.length > 6 ? [...topics.slice(0, 5), 'more'] : topics
  const start = pick(
    ['Thank you, that is a lot at once', 'Thank you, that helps', 'That is all in'],
    turn,
    avoid,
  )
  return sentence(`${start}: I have noted ${counted(facts.length, 'point')} on ${series(named)}`)
}

function confirmChanges(items: readonly Acknowledgement[]): string[] {
  const corrected = items.flatMap((item) =>
    item.kind === 'corrected' ? [`${inline(item.topic)} is now ${captured(item)}`] : [],
  )
  const shown = corrected.slice(0, QUOTED)
  const weighed = items.flatMap((item) => {
    if (item.kind !== 'strength') return []
    const how = {
      must: 'a must-have',
      nice: 'nice to have',
      learnable: 'something to learn with you',
      notApplicable: 'out',
    }
    return [`${saidBack(item.value)} is now ${how[item.strength]}`]
  })
  const withdrawn = items.some((item) => item.kind === 'withdrawn')
  return [
    ...(shown.length > 0 ? [sentence(`Corrected: ${series(shown)}`)] : []),
    ...(weighed.length > 0 ? [sentence(series(weighed.slice(0, QUOTED)))] : []),
    ...(withdrawn ? ['I have taken that out.'] : []),
  ]
}

function confirmClosed(items: readonly Acknowledgement[], { turn, avoid }: Wording): string {
  const closed = items.flatMap((item) => (item.kind === 'closed' ? [inline(item.topic)] : []))
  if (closed.length === 0) return ''
  const start = pick(['That is fine', 'No matter', 'All right'], turn, avoid)
  return sentence(`${start}: ${series([...new Set(closed)])} will read “To be confirmed” for now`)
}

function minutesLeft(remaining: number): string {
  const minutes = Math.max(1, Math.ceil((remaining * PROMISED_MINUTES) / AGENDA.length))
  return `about ${counted(minutes, 'minute')}`
}

function ask({ topic, followUp }: Question, plan: TurnPlan, { turn, avoid }: Wording): string {
  const asking = QUESTIONS[topic]
  if (asking === undefined) return ''
  const text = followUp || plan.answer === 'help' ? asking.again : pick(asking.ask, turn, avoid)
  return text.replace('{role}', plan.jobTitle?.trim() || 'person')
}

function answer(plan: TurnPlan, { turn, avoid }: Wording): string {
  if (plan.answer === null) return ''
  if (plan.answer === 'duration')
    return plan.remaining === 0
      ? 'That is all I need.'
      : `${sentence(`${counted(plan.remaining, 'topic')} to go, ${minutesLeft(plan.remaining)} of the ten I promised`)} You can stop at any point.`
  if (plan.answer === 'help') return 'Anything you would tell a recruiter on the phone will do.'
  return pick(ANSWERS[plan.answer], turn, avoid)
}

function close(plan: TurnPlan): string {
  const thanks = plan.acknowledgements.length === 0 ? 'Thank you. ' : ''
  if (plan.closing === null) return ''
  const { unknown, points, isFirst } = plan.closing
  if (!isFirst) return 'Choose Generate Summary when you are ready.'
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

function progressNote(plan: TurnPlan): string {
  const due = plan.turn > 0 && (plan.turn % 4 === 0 || plan.remaining === 3)
  if (!due || plan.question === null || plan.answer === 'duration' || plan.remaining < 2) return ''
  return sentence(`${counted(plan.remaining, 'topic')} left, ${minutesLeft(plan.remaining)}`)
}

function unheard(plan: TurnPlan): string {
  const silent = plan.acknowledgements.length === 0 && plan.answer === null && plan.challenge.length === 0
  return silent && plan.turn > 0 && plan.closing === null && plan.conflict === null
    ? 'I could not take a point for the vacancy from that.'
    : ''
}

/**
 * The words of a plan: confirmation in the manager's own words, then a challenge or an answer, then one question or the close. The same
 * plan always gives the same text; wordings change with the turn.
 */
export function composeReply(plan: TurnPlan): string {
  const wording = wordingOf(plan)
  const [low, high] = plan.conflict?.values ?? ['', '']
  const parts = [
    confirmNew(plan.acknowledgements, wording),
    ...confirmChanges(plan.acknowledgements),
    confirmClosed(plan.acknowledgements, wording),
    unheard(plan),
    lawfulChallenge(plan.challenge),
    ...plan.challenge.map((ground) => PRACTICE_CHALLENGES[ground] ?? ''),
    answer(plan, wording),
    plan.conflict === null
      ? ''
      : `On ${inline(plan.conflict.topic)} I now have both “${saidBack(low)}” and “${saidBack(high)}”: which one stands?`,
    progressNote(plan),
    plan.question === null ? '' : ask(plan.question, plan, wording),
    close(plan),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** Named in the greeting, or no point of the interview. */
const UNSAID: readonly Topic[] = ['title', 'context']
/** Longest answer that the opening says back, in characters. */
const TOLD_LENGTH = 120

/** An answer said back, cut at a word where it is long. */
function told(value: string): string {
  const back = saidBack(value)
  return back.length <= TOLD_LENGTH ? back : `${back.slice(0, TOLD_LENGTH).replace(/\s+\S*$/, '')} …`
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
  const first = contactName?.trim().split(/\s+/)[0] ?? ''
  const role = plan.jobTitle?.trim() ? `the ${plan.jobTitle.trim()} vacancy` : 'your vacancy'
  const challenge = lawfulChallenge(context.brief.agenda.challenged)
  const known = plan.acknowledgements.flatMap((item) =>
    item.kind === 'captured' && !UNSAID.includes(item.topic)
      ? [`${inline(item.topic)}: ${told(item.value)}`]
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
