import { toDoing } from './gerund'
import { NOUN_VERBS, WORK_VERBS } from './verbs'

const VERBS: ReadonlySet<string> = new Set([
  ...WORK_VERBS,
  ...NOUN_VERBS,
  ...'be become begin bend break bring buy come do drive eat fall feel fight get give go grow have hear hide hit keep know lay leave let lie lose make mean meet own put read ride rise run say see sell send set shut sing sit sleep speak spend stand swim take teach tell think wake wear win write live travel commute relocate renegotiate reconcile'.split(
    ' ',
  ),
])
const DOING = new Map([...VERBS].map((verb) => [toDoing(verb), verb]))

/** Of many senses: a question about one of these alone is about nothing. */
const BROAD =
  /^(?:acting as|attending|being|carrying out|chairing|checking|completing|dealing|deciding|delivering|doing|driving|ensuring|getting|giving|handling|having|helping|holding|keeping|leading|looking after|making|managing|owning|performing|producing|providing|putting|running|setting|sorting|supporting|taking|undertaking|using|working|assisting|conducting|covering|following|meeting|taking part)\b/i

/** Verbs that are rarely the first word of a thing. */
const SURE_VERB =
  /^(?:act|chair|check|decide|handle|hold|keep|lead|manage|own|produce|run|set|sit|sort|spend|take|understand|look|work)$/i

const PREPOSITION =
  /^(?:in|on|to|for|of|with|at|under|by|from|about|across|against|around|through|within|over|into|onto|between|during|including|inside|outside|above|below|off|up|near|per|after|before|out|back|away|down)$/i
const CUT_END =
  /(?:\b(?:and|or|the|an?|of|to|for|with|in|on|at|from|by|under|up|as|than|one|two|three|four|five|six|seven|eight|nine|ten|twelve|more|less|own|other|similar|equivalent|relevant|new|main|key|any|all|each|every|both|live|first|last|next|occupied|operating|high|low|large|small|big|old|full|safe|good|wide|daily|weekly|monthly|yearly|annual|only|happy|enough|fluent|confident|competent|familiar|keen|calm|firm|fair|ready|strong|proficient|conversant|literate|independent|current|patient|tidy|honest|kind|civil|polite|careful|willing|sure|clear|quick|steady)|[-/&]|\b\p{Ll}+ \d[\d.,]*\p{L}{0,3})$/u
/** How adjectives and participles end, and no thing does. */
const ADJECTIVE_END = /(?:\p{L}{2}ive|ous|ful|less|able|ible|[^r]ic|\p{L}{2}al|\p{L}{2}ed|est)$/iu
const NOUN_ALL_THE_SAME =
  /^(?:approval|appraisal|capital|chemicals|control|dial|disposal|financials?|goal|hospital|journal|logic|manual|material|materials|medical|metal|mineral|music|panel|pedal|petrochemical|pharmaceuticals?|plastic|portal|principal|proposal|removal|renewal|retail|rival|schedule|seal|signal|steel|survey|terminal|topic|traffic|trial|tribunal|arrival|withdrawal|appeal|deal|coal|oil|soil|vial|cable|table|vehicle|timetable|need|feed|speed|seed|drive|valve|initiative|directive|detective|perspective|incentive|fabric|ceramic|arithmetic|mechanic|clinic|hydraulic|need|test|request|forest|harvest|interest|contest|spreadsheet|variable|consumable|deliverable|wearable|archive)$/i
/** Of one who does the work, and of words that say nothing by themselves. */
const NO_THING =
  /\b(?:record|years?|yrs?|experienced|background|career|ability|time[- ]served|trained|practised|qualified|someone|somebody|person|experience$|(?:leader|engineer|technician|manager|supervisor|operator|inspector|director|designer|surveyor|fitter|welder|electrician|apprentice|subcontractor|contractor|operative|customer|client|supplier|colleague|tester|programmer|planner)s?$|master$|people|team$|teams$|staff$|crew$|summers?|winters?|or more|or better|or so|at least|yourself|themselves|things?|stuff|day to day|everything|anything|nothing|who|which|what|how|that|your|you|my|our|their|it|is|are|was|were|has|have|not|no)\b/i

const isNounEnd = (word: string) =>
  NOUN_ALL_THE_SAME.test(word) ||
  /^\p{Lu}[\p{Lu}\d&]+$/u.test(word) ||
  (!CUT_END.test(word) && !ADJECTIVE_END.test(word) && !/ly$/i.test(word))

/** "Code of practice" is one thing. */
const isPractice = (word = '', next = '') => word === 'of' && /^practice$/i.test(next)

/** The parts of a list, each up to its first preposition. */
export const partsOf = (thing: string): string[] =>
  thing.split(/, (?:and |or )?| (?:and|or|&) /).map((part) => {
    const words = part.split(' ')
    const end = words.findIndex(
      (word, at) => at > 0 && PREPOSITION.test(word) && !isPractice(word, words[at + 1]),
    )
    return words.slice(0, end < 0 ? words.length : end).join(' ')
  })
const headsOf = (thing: string): string[] => partsOf(thing).map((part) => part.split(' ').at(-1) ?? '')

/** The verb of an "-ing" phrase that is certainly one, or null: "building test rigs", not "building regulations". */
export function doingOf(thing: string): string | null {
  const [first = ''] = thing.split(' ')
  return DOING.get(first.toLowerCase().replace(/,$/, '')) ?? null
}

export const isBroadAct = (thing: string): boolean => BROAD.test(thing)

/** Whether it ends with a thing, and not before one: "in a chemical" says too little. */
export const endsWhole = (phrase: string): boolean =>
  !CUT_END.test(phrase) && isNounEnd(phrase.split(' ').at(-1) ?? '')

/** Whether a sentence can name it: a whole noun phrase, or an "-ing" phrase, that is neither cut short nor a bare verb. */
export function isWhole(thing: string, isAmongActs = false): boolean {
  const [first = '', second = ''] = thing.split(' ')
  if (thing === '' || NO_THING.test(thing) || /["“”;:()?!…]/.test(thing)) return false
  if (!endsWhole(thing)) return false
  if (doingOf(thing) !== null) return true
  if (second !== '' && SURE_VERB.test(first)) return false
  const base = first.toLowerCase().replace(/,$/, '')
  // "Lives within an hour"
  if (
    second === '' &&
    /^\p{L}\p{Ll}+s$/u.test(first) &&
    VERBS.has(base.slice(0, -1)) &&
    !NOUN_VERBS.has(base.slice(0, -1))
  )
    return false
  const isVerb = VERBS.has(base) || (/^re\p{Ll}{4,}/u.test(base) && VERBS.has(base.replace(/^re/, '')))
  if (second !== '' && isVerb && (isAmongActs || !NOUN_VERBS.has(base))) return false
  if (PREPOSITION.test(first) || /^\d/.test(first)) return false
  // "HyperMILL from customer files" is no thing.
  if (/^\S+ (?:from|then|via|using|until|without)\b/i.test(thing)) return false
  return headsOf(thing).every((head) => head !== '' && isNounEnd(head))
}
