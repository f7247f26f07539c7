import { toDoing } from './gerund'
import { isStatement } from './skip'
import { NOUN_VERBS, WORK_VERBS } from './verbs'
import { countWords, toBaseVerb, unwrap } from './words'

const isWorkVerb = (word: string) => WORK_VERBS.has(word) && !NOUN_VERBS.has(word)
const isVerb = (word: string) => WORK_VERBS.has(word) || NOUN_VERBS.has(word)

/** Nobody is asked when they last did one of these. */
const NO_WORK = /^(?:head of|be|become|join|have|need|get|got|know|understand|like|want|report to)\b/i
/** "Keep it up to date" */
const LEANS = /^\S+ (?:it|them|this|these|that|those)\b/i
const DETERMINER =
  /^(?:\d.*|the|an?|all|any|each|every|both|one|two|three|four|five|six|seven|eight|nine|ten|your|their|our|new|existing|and|or)$/i
const ARTICLE = /^(?:the|an?|all|each|every|both|our|your|their)$/i
/** Of a word that is no verb, and of one that follows none. */
const NOUN_END = /(?:s|ing|ed|tion|ment|[ei]ty|ness|[ae]nce|ly|al|ic|er|or|ure|ship|age)$/
const NO_VERB =
  /^(?:first|second|third|daily|weekly|monthly|full|main|some|other|good|new|high|low|hot|cold|small|large|light|heavy|day|night|site|plant|part|shop|hands)$/i
const mayBeVerb = (word: string) =>
  /^\p{L}\p{Ll}{2,}$/u.test(word) && !NOUN_END.test(word) && !NO_VERB.test(word)
/** "Hand over", "sign off": behind a word that is a noun as often, what makes it a verb. "Cost down" and "output up" stay nouns. */
const VERB_PARTICLE = /^(?:off|out|over)$/i
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
  const verbs = words.filter(
    ([first = '', next = '']) =>
      toBaseVerb(first.replace(/,$/, ''), isVerb) !== null || (ARTICLE.test(next) && mayBeVerb(first)),
  )
  return isSure && verbs.length >= ACTS_SHARE * duties.length
}
const ACTS_SHARE = 0.6

/** Of words that are nouns as often, those that say what is done to the things named behind them: "Design footbridges". */
const MAKES = /^(?:design|fit|fix|machine|paint|repair|service|survey|weld|wire)$/i
/** "Design calculations", "repair reports": what such a word stands before as a noun. */
const NO_MAKES =
  /^(?!\p{Ll}{3,}s$)|^(?:agreements|calculations|changes|charges|codes|contracts|costs|decisions|diagrams|documents|drawings|instructions|intervals|jobs|kits|levels|maps|meetings|methods|packs|parts|plans|preparations|procedures|records|reports|reviews|schedules|sheets|shops|stages|standards|submissions|symbols|tables|tasks|teams|times|tools|works)$/u

/** "Level 3 Food Safety", "point 4" */
const NUMBERED = /^(?:grade|level|number|order|phase|point|section|stage|track)$/i

/** "Thorough examination", "formal acceptance": what comes behind an adjective. */
const NOUN_OF_ACT = /(?:tion|sion|ment|ance|ence|ing)$/

function baseOf(word: string, next: string, isAmongActs: boolean): string | null {
  if (NUMBERED.test(word) && /^\d/.test(next)) return null
  const work = toBaseVerb(word, isWorkVerb)
  if (work) return work
  if (MAKES.test(word) && !NO_MAKES.test(next)) return word.toLowerCase()
  if (!isAmongActs && !DETERMINER.test(next) && !VERB_PARTICLE.test(next)) return null
  const known = toBaseVerb(word, isVerb)
  if (known) return known
  return (isAmongActs || ARTICLE.test(next)) &&
    mayBeVerb(word) &&
    !AFTER_NOUN.test(next) &&
    !NOUN_OF_ACT.test(next)
    ? word.toLowerCase()
    : null
}

/** Whether a line that begins with these two words says what somebody does. */
export const isActFirst = (first: string, next: string, isAmongActs: boolean): boolean =>
  baseOf(first, next, isAmongActs) === first.toLowerCase()

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
