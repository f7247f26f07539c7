import { toDoing } from './gerund'
import { isStatement } from './skip'
import { NOUN_VERBS, WORK_VERBS } from './verbs'
import { countWords, toBaseVerb, unwrap } from './words'

const isWorkVerb = (word: string) => WORK_VERBS.has(word) && !NOUN_VERBS.has(word)
const isVerb = (word: string) => WORK_VERBS.has(word) || NOUN_VERBS.has(word)

/** Nobody is asked when they last did one of these. */
const NO_WORK = /^(?:be|become|join|have|need|get|got|know|understand|like|want|report to)\b/i
/** "Keep it up to date" */
const LEANS = /^\S+ (?:it|them|this|these|that|those)\b/i
const DETERMINER = /^(?:\d.*|the|an?|all|any|each|every|both|your|their|our|new|existing|and|or)$/i
const ARTICLE = /^(?:the|an?|all|each|every|both|our|your|their)$/i
/** Of a word that is no verb, and of one that follows none. */
const NOUN_END = /(?:s|ing|ed|tion|ment|ity|ness|[ae]nce|ly|al|ic|er|or|ure|ship|age)$/
const AFTER_NOUN = /^(?:of|for|in|with|to|on|at|from|by|is|are|as)$/i

/** In words. A longer one is too long to be read out in a question. */
const IMPERATIVE_WORDS = 18

/** Whether duties are written as what somebody does, so that one of "Brief slingers" or "Price lists" is that too. */
export function isWrittenAsActs(duties: readonly string[]): boolean {
  const words = duties.map((duty) => unwrap(duty).split(' '))
  const isSure = words.some(
    ([first = '', next = '']) =>
      toBaseVerb(first, isWorkVerb) !== null || (toBaseVerb(first, isVerb) !== null && DETERMINER.test(next)),
  )
  const verbs = words.filter(([first = '']) => toBaseVerb(first.replace(/,$/, ''), isVerb) !== null)
  return isSure && verbs.length >= ACTS_SHARE * duties.length
}
const ACTS_SHARE = 0.6

function baseOf(word: string, next: string, isAmongActs: boolean): string | null {
  const work = toBaseVerb(word, isWorkVerb)
  if (work) return work
  if (!isAmongActs && !DETERMINER.test(next)) return null
  const known = toBaseVerb(word, isVerb)
  if (known) return known
  return (isAmongActs || ARTICLE.test(next)) &&
    /^\p{L}\p{Ll}{2,}$/u.test(word) &&
    !NOUN_END.test(word) &&
    !AFTER_NOUN.test(next)
    ? word.toLowerCase()
    : null
}

const OCCASION =
  /^(?:throughout|each|every|before|after|at|by|on|during|within|from|as|when|if|where|once|weekly|daily|monthly|quarterly)\b[^,:;.]{0,60}, (?=\p{L})|^(?:weekly|daily|monthly|quarterly), /iu
/** "Throughout the day, watch tracking": the duty without its occasion, where a verb comes next. */
function withoutOccasion(text: string): string {
  const rest = text.replace(OCCASION, '')
  const [first = '', next = ''] = rest.split(' ')
  return rest !== text && baseOf(first.toLowerCase(), next, true) !== null ? rest : text
}

/** A duty as it follows "you’d": "brief slingers and operators each morning". Null for what is no act, or too long to be said. */
export function toImperative(line: string, isAmongActs: boolean): string | null {
  const text = withoutOccasion(unwrap(line)).replace(/^to /i, '')
  const [first = '', ...others] = text.split(' ')
  const next = others[0] ?? ''
  const base = baseOf(first.replace(/,$/, ''), next, isAmongActs)
  if (
    base === null ||
    next === '' ||
    NO_WORK.test(text) ||
    LEANS.test(text) ||
    isStatement(text) ||
    /[;:()“”"?!…–]|\.\s|\b(?:you|they|he|she|we|i)\b/i.test(text) ||
    countWords(text) > IMPERATIVE_WORDS
  )
    return null
  const isThirdPerson = base !== first.toLowerCase().replace(/,$/, '')
  // "Designs, builds and tests" has more verbs to change.
  if (isThirdPerson && /,| and \p{Ll}+s\b/u.test(text)) return null
  return [first.endsWith(',') ? `${base},` : base, ...others].join(' ')
}

/** "brief slingers" becomes "Briefing slingers". */
export function toDoingOf(imperative: string): string {
  const [verb = '', ...others] = imperative.split(' ')
  const doing = toDoing(verb)
  return [doing.charAt(0).toUpperCase() + doing.slice(1), ...others].join(' ')
}
