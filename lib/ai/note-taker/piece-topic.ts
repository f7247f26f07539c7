import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { audienceOfTopic, REQUIREMENT_TOPICS, TOPIC_KEYS, type Topic } from '@/lib/consultation/topics'
import { isNeedless } from './beside'
import { isBoilerplate, isOther } from './corrections/others'
import { saysAnew } from './corrections/weigh'
import { isAccolade } from './in-passing'
import { announcesTopic, fittingTopic, isOfPredecessor } from './misfits'
import type { Segment } from './segments'
import { paySpan } from './text/pay-span'
import type { Span } from './text/spans'
import { isPlainDuty, isSalary, isTraining, leftTopic, typedTopic } from './typed'

/** Above this probability, use the model’s topic. Below it, file the piece under "Other notes". */
const SURE = 0.2

/** Of `vacancyShare`. Below, the words are talk, whatever it would be about. */
const TOLD = 0.65

const isTopic = (label: string): label is Topic => TOPIC_KEYS.some((key) => key === label)

/** Labels of words that say nothing of the vacancy. */
const NO_VALUE: readonly string[] = ['question', 'control', 'contact', 'apply', 'equality', 'heading']

/** How far behind the likeliest label what was asked about may be, and still be what is answered. */
const ASKED_GAP = 0.1

/** "Nothing dangerous, usual PPE" says more than that there is nothing. */
const NOTHING_BUT = /^\W*(?:nothing|nowt|not much)\b[^,;]{0,30}[,;]\s+(?=[\p{L}\d]+\W+[\p{L}\d])/iu

export const isMoreThanNothing = ({ label, text }: Pick<Segment, 'label' | 'text'>): boolean =>
  label === 'nothing' && NOTHING_BUT.test(text)

/** What a goal looks like by itself. */
const TOLD_AS_AIM: ReadonlySet<string> = new Set([
  'responsibilities',
  'technical',
  'experience',
  'softSkills',
])

/** The likeliest label, or what the question was about where that is nearly as likely. */
function labelOf(
  { label, share, second, text, strength }: Segment,
  asked: Topic | null,
): { label: string; share: number } {
  const isNear = share - second.share < ASKED_GAP && isTopic(label)
  // What shows that the right person was hired looks like a duty or a skill.
  if (
    asked === 'success' &&
    second.label === asked &&
    strength === 'unsaid' &&
    TOLD_AS_AIM.has(label) &&
    share < CERTAIN &&
    !isPlainDuty(text)
  )
    return { label: asked, share }
  return second.label === asked && (isNear || isMoreThanNothing({ label, text })) ? second : { label, share }
}

/** Labels of talk about the company, which candidates read with the team. */
export function topicOf(segment: Segment, isDocument: boolean, asked: Topic | null): Topic | null {
  const { vacancyShare, strength, flags, text } = segment
  const { label, share } = labelOf(segment, isDocument ? null : asked)
  const isTold = vacancyShare >= TOLD || isMoreThanNothing(segment)
  // "CVs by 9 January": how and when to apply is for the agency to act on.
  if (label === 'apply' && !isDocument && /\d/.test(text)) return 'alsoSaid'
  if (isDocument ? isBoilerplate(text) : !isTold || isOther(text)) return null
  if (label === 'company' && !flags.has('agency')) return isDocument ? null : 'culture'
  if (!isTopic(label) && !flags.has('agency')) return null
  // "We could stretch to 500, keep that to yourselves": no candidate reads it, wherever it would stand.
  if (flags.has('agency') && !(isTopic(label) && audienceOfTopic(label) === 'agency')) return 'alsoSaid'
  if (!isTopic(label) || (share < SURE && !isMoreThanNothing(segment))) return 'alsoSaid'
  // "No degree needed": among the requirements it would read as one.
  if (isNeedless(text, label)) return null
  if (strength === 'notneeded' && REQUIREMENT_TOPICS.includes(label))
    return saysAnew(text) ? 'alsoSaid' : null
  return label
}

/** From this share on, the words stand where the model puts them, whatever they look like. */
const CERTAIN = 0.9

/** Below this share, words that are plainly a duty are one. */
const DOUBTED = 0.65

/** Below this share a label says little. */
const LEFT_SHARE = 0.35

/** "48 to 54": no week, so thousands a year. */
const FIGURES_ALONE = /^\d{2,3}\s?(?:to|-|–)\s?\d{2,3}$/
const isBarePay = (words: string): boolean =>
  FIGURES_ALONE.test(words) && parseSlot('hours', words) === null && parseSlot('pay', words) !== null

/** Words that are a value of their own kind: "£40k a year", "on site every day", "permanent". */
export function typedOf(
  text: string,
  trimmed: Span,
  { label, share }: Segment,
): { topic: Topic; span: Span } | null {
  const words = text.slice(trimmed.start, trimmed.end).replace(/\s+/g, ' ')
  if (label === 'hours' && isBarePay(words)) return { topic: 'pay', span: trimmed }
  if (label === 'package' && isSalary(words)) return { topic: 'pay', span: paySpan(text, trimmed) }
  if (REQUIREMENT_TOPICS.some((one) => one === label) && isTraining(words))
    return { topic: 'growth', span: trimmed }
  if (label === 'benefits' && parseSlot('hours', words)) return { topic: 'hours', span: trimmed }
  if (share >= CERTAIN || NO_VALUE.includes(label)) return null
  if (share < DOUBTED && isPlainDuty(text.slice(trimmed.start, trimmed.end)))
    return { topic: 'responsibilities', span: trimmed }
  const span = paySpan(text, trimmed)
  const left = share < LEFT_SHARE ? leftTopic(words) : null
  if (left) return { topic: left, span: trimmed }
  // A label that is hardly likelier than the others says nothing against it.
  const topic = typedTopic(text.slice(span.start, span.end).replace(/\s+/g, ' '), share < SURE ? '' : label)
  return topic && { topic, span: topic === 'pay' ? span : trimmed }
}

/** "Someone to set our lathes": what they are wanted for, and not why now. */
const WANTED_TO =
  /^(?:just |ideally |basically )?(?:(?:we|i)(?:['’](?:re|d|m))? (?:just )?(?:need|want|after|looking for|could do with) )?(?:someone|somebody|a person) (?:to|who can) (?!(?:be|help|join|start|come|replace|cover|take over|fill|step|share|work with|do it|pick)\b)\p{L}+ (?:and \p{L}+ )?(?:our|the|all|an?|new)\b/iu
/** What they are taken for where a vacancy is asked about. */
const OF_VACANCY: readonly Topic[] = ['driver', 'title', 'posts']

/** A date by which something is sent. */
const OF_APPLICATIONS = /\b(?:cvs?|applications?|apply(?:ing)?|closing date)\b/i
/** "Until the end of March", and not "from May until then". */
const AN_END = /^(?!.*\b(?:from|start\w*|not)\b).*\b(?:until|till)\b/iu

/** The topic of a value of talk, by what it holds. */
export function fitOf(topic: Topic, value: string, asked: Topic | null): Topic | null {
  if (announcesTopic(value)) return null
  if (OF_VACANCY.includes(topic) && WANTED_TO.test(value)) return 'responsibilities'
  if (topic === 'location' && isAccolade(value)) return 'culture'
  if (topic === 'startDate' && OF_APPLICATIONS.test(value)) return 'alsoSaid'
  if (topic === 'startDate' && AN_END.test(value)) return 'duration'
  return isOfPredecessor(topic, value) ? 'alsoSaid' : fittingTopic(topic, value, asked)
}
