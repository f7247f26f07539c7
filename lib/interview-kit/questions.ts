import { type ItemKind, isRated } from './options'
import type { Anchors } from './schema'
import { WORK_VERBS } from './verbs'

/** How a line is worded, which decides how a question can take it up. */
type Form =
  /** "Lead the design": `rest` is the line from its verb. */
  | { kind: 'verb'; rest: string }
  /** "You have led a shutdown", "You stay calm": `rest` is what follows "you". */
  | { kind: 'you'; rest: string; isPast: boolean }
  /** "Attending FATs". */
  | { kind: 'doing'; rest: string }
  /** "Fault finding on motors". */
  | { kind: 'thing'; rest: string }
  | { kind: 'familiar'; rest: string }
  | { kind: 'time' }
  | { kind: 'other' }

/** "At least six years on site": time says nothing of what somebody can do, so the question asks for the work. */
const TIME_SERVED =
  /\b(?:years?|yrs|months) (?:of|in|on|with|as|at|working|doing)\b|^(?:at least |minimum )?[\w-]+(?: or more)? (?:years?|yrs)\b/i
const KNOWS = /^(?:know|knows|knowing|use|uses) (?=\p{L})/iu
const ABILITY = /^(?:able|happy|willing|prepared|keen|confident enough) to (?=[a-z])/i
const FAMILIAR =
  /^(?:familiar|comfortable|confident|at home|experienced|competent|fluent|good) (?=(?:with|in|at|on)\b)/i

/** Longer or broken lines are quoted as they are. */
const TAKEN_UP_WORDS = 22
/** A noun phrase with a mark or a verb inside it is no plain thing. */
const NOT_A_THING =
  /[.;:?!–—]|\b(?:is|are|was|were|be|been|must|should|can|could|would|will|we|you|they|he|she|it|i|who|that|which|because|if|so|then|but|not|no)\b/i
/** The end of a sentence that began elsewhere. */
const BEGUN_BEFORE = /^(?:got|have|has|had|need|needs|want|wants|don['’]t|get|gets|all|those|these|this) /i
const ACRONYM = /^(?:\p{Lu}{2,}|\p{Lu}\p{L}*[\d\p{Lu}])/u

const lowerFirst = (text: string) =>
  ACRONYM.test(text) || /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** What somebody says after a line, and a question doesn't repeat: "8Ds too", "Omicron test sets, definitely". */
const AFTERTHOUGHT =
  /(?:,? (?:too|as well|definitely|obviously|of course|please|ideally|mostly|mainly)|, the (?:usual|lot))+$/i

const bare = (line: string) =>
  line
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(AFTERTHOUGHT, '')

/** The heading of the section, or of the question, says it already. */
const OPENING =
  /^(?:(?:in|within|by the end of) (?:the|your|their) first year,? )?(?:you(?:['’]ll| will| would) )?(?=\p{L})/iu

function readForm(line: string): Form {
  const said = bare(line)
  const opening = OPENING.exec(said)?.[0] ?? ''
  const text = said.slice(opening.length)
  const words = text.split(/\s+/)
  const first = (words[0] ?? '').toLowerCase()
  // "You’ll explain": what follows is a verb, whatever it is.
  // "Direct but kind" is no work.
  const isVerb =
    (WORK_VERBS.has(first) && words[1]?.toLowerCase() !== 'but') || /['’]ll |(?:will|would) $/i.test(opening)
  if (TIME_SERVED.test(text)) return { kind: 'time' }
  if (words.length > TAKEN_UP_WORDS || /[.?!;:]\s/.test(text)) return { kind: 'other' }
  if (first === 'you' && words.length > 2) {
    const second = (words[1] ?? '').toLowerCase()
    if (/['’]/.test(second) || ['are', 'will', 'would', 'can', 'could', 'must'].includes(second))
      return { kind: 'other' }
    return { kind: 'you', rest: words.slice(1).join(' '), isPast: second === 'have' }
  }
  if (KNOWS.test(text)) return { kind: 'thing', rest: text.replace(KNOWS, '') }
  if (FAMILIAR.test(text)) return { kind: 'familiar', rest: lowerFirst(text) }
  if (ABILITY.test(text)) return { kind: 'verb', rest: text.replace(ABILITY, '') }
  if (isVerb && words.length > 1) return { kind: 'verb', rest: lowerFirst(text) }
  if (
    /^[a-z]{3,}ing$/.test(first) &&
    words.length > 1 &&
    !/^(?:nursing|engineering|evening|morning|working|outstanding|welding|understanding|training)$/.test(
      first,
    )
  )
    return { kind: 'doing', rest: lowerFirst(text) }
  if (NOT_A_THING.test(text) || BEGUN_BEFORE.test(text)) return { kind: 'other' }
  const thing = text.replace(KNOWN_AS, '')
  return thing !== text || isName(text) || isActivity(text)
    ? { kind: 'thing', rest: plainName(thing) }
    : { kind: 'other' }
}

/** "Experience of root cause analysis": what follows is a thing. */
const KNOWN_AS =
  /^(?:(?:some|good|sound|strong|solid|proven|recent|working|basic|full|an?|the) )*(?:experience|knowledge|understanding|grasp|command) (?:of|in|with) /i
/** In words. */
const NAME_WORDS = 4
/** "SPC", "ISO 13485", "SolidWorks": a name can follow any verb; other words are quoted. */
/** "Fault finding on motors", "PLC programming in TIA Portal". */
const isActivity = (text: string) =>
  /^(?:\S+ )?\p{L}{2,}ing (?:in|on|of|with|to|for|at|by)\b/iu.test(text) && !text.includes(',')
const isName = (text: string) =>
  ACRONYM.test(text) && !text.includes(',') && text.split(/\s+/).length <= NAME_WORDS

/** A name keeps its capital: "Revit", "SolidWorks". What is an ordinary word does not. */
function plainName(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/)
  const isOrdinary =
    /^(?:good|sound|strong|solid|proper|precise|proven|some|recent|experience|knowledge|understanding|working|basic|full|fault|hand|site|a|an|the)$/i
  return isOrdinary.test(first) ||
    (second !== '' && /^\p{Lu}[\p{Ll}-]+$/u.test(first) && /^\p{Ll}/u.test(second))
    ? lowerFirst(text)
    : text
}

const STORY = 'What was the situation, what did you do yourself, and what came of it?'

function askPast(line: string): string {
  const form = readForm(line)
  switch (form.kind) {
    case 'verb':
      return `Tell us about the last time you had to ${form.rest}. ${STORY}`
    case 'you':
      return form.isPast
        ? `Tell us about the work that shows best that you ${form.rest}. ${STORY}`
        : `Tell us about the last time you had to ${form.rest}. ${STORY}`
    case 'doing':
      return `Tell us about the last time your work meant ${form.rest}. ${STORY}`
    case 'thing':
      return `Tell us about your most recent work that called for ${form.rest}. ${STORY}`
    case 'familiar':
      return `Tell us about the work that shows best that you are ${form.rest}. ${STORY}`
    case 'time':
      return `We ask for this: “${bare(line)}”. Which piece of work from that time shows best what you can do? ${STORY}`
    case 'other':
      return `The job asks for this: “${bare(line)}”. Tell us about the last time your work called for it. ${STORY}`
  }
}

function askOwnWork(line: string): string {
  const form = readForm(line)
  const why = 'What did you decide, and what else did you consider?'
  switch (form.kind) {
    case 'thing':
      return `Walk us through a piece of your own work that relied on ${form.rest.replace(/^some /i, '')}. ${why}`
    case 'familiar':
      return `Walk us through a piece of your own work that shows that you are ${form.rest}. ${why}`
    case 'time':
      return askPast(line)
    case 'verb':
      return `Walk us through a piece of your own work in which you had to ${form.rest}. ${why}`
    case 'doing':
      return `Walk us through a piece of your own work that meant ${form.rest}. ${why}`
    case 'you':
      return `Walk us through a piece of your own work that shows how you ${form.rest}. ${why}`
    case 'other':
      return `The job asks for this: “${bare(line)}”. Walk us through a piece of your own work that shows it. ${why}`
  }
}

function askSituational(line: string): string {
  const form = readForm(line)
  const plan = 'How would you spend the first 30 days on it, and what could get in the way?'
  return form.kind === 'verb' || (form.kind === 'you' && !form.isPast)
    ? `In your first year here you would ${form.rest}. ${plan}`
    : `This is what we want to see within the first year: “${bare(line)}”. ${plan}`
}

const askLearning = (line: string) =>
  `We can teach this: “${bare(line)}”. What was the last thing of that kind that you learned from nothing, and how did you go about it?`

const askDocument = (line: string, check: string | null) =>
  `To be shown, not asked about: “${bare(line)}”. ${check ?? 'Ask to see the original, and note its number and the date it runs out.'}`

const askFact = (line: string, label: string) =>
  `${label}: “${bare(line)}”. Does that work for you, and is there anything about it you would like to ask?`

export interface LineToAsk {
  text: string
  /** The label of its section. */
  label: string
  /** How a licence is checked, where our guides say so. */
  check?: string | null
}

/** One question that takes the line up in its own words, and adds nothing to them. */
export function wordQuestion(kind: ItemKind, { text, label, check = null }: LineToAsk): string {
  switch (kind) {
    case 'pastBehaviour':
      return askPast(text)
    case 'ownWork':
      return askOwnWork(text)
    case 'situational':
      return askSituational(text)
    case 'learning':
      return askLearning(text)
    case 'documentCheck':
      return askDocument(text, check)
    case 'fact':
      return askFact(text, label)
  }
}

const PROBES: Record<ItemKind, readonly string[]> = {
  pastBehaviour: [
    'Which part of it was yours?',
    'What limited you: time, money, people or equipment?',
    'What would you do differently now?',
  ],
  ownWork: [
    'How did you know that it was right?',
    'What went wrong on the way?',
    'Who checked it, and what did they change?',
  ],
  situational: [
    'What would you need to know first?',
    'Whose help would you need?',
    'How would we see that it’s going well?',
  ],
  learning: ['How long did it take until you could do it alone?'],
  documentCheck: [],
  fact: [],
}

export const probesFor = (kind: ItemKind): string[] => [...PROBES[kind]]

/** A size, such as "£4m" or "11 kV". No number of a standard, a level or a name, and no time served. */
const FIGURE =
  /(?<![\p{L}\d.,/-])(?<!\b(?:\p{Lu}[\p{Lu}\d]+|Level|level|Part|Class|Grade|Stage|Category|Cat)[ -])(?!(?:19|20)\d\d\b)[£€$]?\d[\d.,]*(?:\s?(?:%|k|m|mm|kV|kW|V|people)\b)?(?!\d|\s?(?:st|nd|rd|th|\+?\s?(?:years?|yrs?|months?|days?|weeks?))\b|[-/]?\p{L})/u

/** What a weak, a good and an outstanding answer hold. */
export function anchorsFor(kind: ItemKind, text: string): Anchors | null {
  if (!isRated({ kind })) return null
  const line = bare(text)
  const figure = FIGURE.exec(line)?.[0].trim()
  const level = figure
    ? `at the scale the line names (${figure}) or above it`
    : 'as demanding as this job or more so'
  if (kind === 'situational')
    return {
      1: 'No order of steps, or steps that would suit any job. Doesn’t ask what is there already.',
      3: `A workable order of first steps towards “${line}”, with what they would need and from whom.`,
      5: 'Asks what it depends on, names what could stop it, and says how they and we would notice early. Has done something comparable.',
    }
  return {
    1: `No example of their own for “${line}”, or speaks only of what the team did.`,
    3: `An example of their own that covers “${line}”, with what they did and what came of it.`,
    5: `An example ${level}, with figures, what they weighed up, and what they learned from it.`,
  }
}
