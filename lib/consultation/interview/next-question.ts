import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Agenda, Brief } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import { isAnsweredElsewhere } from './answered-elsewhere'
import type { Intent } from './intent'
import { isSettled } from './open-topics'
import { approvalTopics, neededTopics, topicsToAsk } from './topics-to-ask'

export type Question = { topic: Topic; followUp: boolean }

/** After these the question is asked in other words. */
const POLITE_INTENTS: readonly Intent[] = ['thanks', 'agreed']
/** After these the question is left for the end. */
const IMPATIENT_INTENTS: readonly Intent[] = ['again', 'impatient']

/**
 * A topic that was passed over comes back once, and is then closed as skipped, unless the document needs it. A question from the manager
 * does not count.
 */
export function chooseNextQuestion(
  brief: Brief,
  hasOperations: boolean,
  answer: Intent | null,
  isTakeBack = false,
): { question: Question | null; agenda: Agenda } {
  const { asked } = brief.agenda
  let { agenda } = brief
  if (answer === 'salary' && !isSettled(brief, 'pay'))
    return { question: { topic: 'pay', followUp: agenda.followedUp.includes('pay') }, agenda }
  if (asked !== null && !isSettled(brief, asked.topic)) {
    const isImpatient = answer !== null && IMPATIENT_INTENTS.includes(answer)
    const isAside = isTakeBack || (answer !== null && !isImpatient && !POLITE_INTENTS.includes(answer))
    if (!hasOperations && isAside) return { question: asked, agenda }
    const isGivenUp = asked.followUp || answer === 'again'
    if (isGivenUp && !neededTopics(brief).includes(asked.topic)) {
      agenda = { ...agenda, closed: [...agenda.closed, { topic: asked.topic, how: 'skipped' }] }
    } else {
      agenda = { ...agenda, followedUp: [...new Set([...agenda.followedUp, asked.topic])] }
      if (!hasOperations && !isImpatient && !asked.followUp)
        return { question: { topic: asked.topic, followUp: true }, agenda }
    }
  }
  const open = topicsToAsk({ ...brief, agenda })
  const newTopic = open.find((topic) => !agenda.followedUp.includes(topic))
  if (newTopic !== undefined) return { question: { topic: newTopic, followUp: false }, agenda }
  const others = open.filter((topic) => topic !== asked?.topic)
  // What keeps the document from being approved comes before the rest.
  const needed = approvalTopics(brief)
  const passedOver = others.find((topic) => needed.includes(topic)) ?? others[0] ?? open[0]
  return { question: passedOver === undefined ? null : { topic: passedOver, followUp: true }, agenda }
}

/** Where the manager says more after the end, what the document needs is asked about, and nothing else. */
export function chooseNeededQuestion(brief: Brief, operations: readonly BriefOperation[]): Question | null {
  const { asked, followedUp } = brief.agenda
  if (operations.length === 0 || operations.some(({ op }) => op === 'finish' || op === 'close')) return null
  const needed = neededTopics(brief)
  const topic = needed.find((one) => one !== asked?.topic) ?? needed[0]
  return topic === undefined
    ? null
    : { topic, followUp: asked?.topic === topic || followedUp.includes(topic) }
}

/** Asked for together, once, where nothing else is open. */
export type WrapUp = 'reporting' | 'process'

const REPORTING =
  /\breport(?:s|ing)? (?:in)?(?:directly )?to\b|\bline manager\b|\b(?:answer(?:s|ing|able)?|accountable) to\b|\bwork(?:s|ing)? under\b|\b(?:managed|supervised) by\b|\b(?:boss|manager|supervisor) (?:is|will be)\b/i

/** Whom they report to and how the interviews go, where nobody has said or asked. */
export function wrapUpToAsk(brief: Brief): WrapUp[] {
  const { agenda } = brief
  const isAsked =
    agenda.followedUp.includes('process') || agenda.closed.some(({ topic }) => topic === 'process')
  if (isAsked) return []
  const facts = activeFacts(brief)
  return [
    ...(facts.some(({ value }) => REPORTING.test(value)) ? [] : (['reporting'] as const)),
    ...(facts.some(({ topic }) => topic === 'process') ? [] : (['process'] as const)),
  ]
}

/** Nobody has said what the person will do, or been asked. */
export const isWorkUnasked = (brief: Brief): boolean =>
  !isSettled(brief, 'responsibilities') &&
  brief.agenda.asked?.topic !== 'responsibilities' &&
  !brief.agenda.followedUp.includes('responsibilities') &&
  !isAnsweredElsewhere(brief, 'responsibilities')
