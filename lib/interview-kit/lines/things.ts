import { PHRASE_WORDS, shorten } from './reading'
import { isStatement } from './skip'
import { WORK_VERBS } from './verbs'
import { countWords, lowerFirst, splitList, toBaseVerb, unwrap } from './words'

/** In a clause with a verb, and in a phrase cut out of one. */
const NOT_A_THING =
  /[.;:?!=–—“”"]|\b(?:is|are|was|were|be|been|must|should|can|could|would|will|cannot|won['’]t|isn['’]t|you|they|he|she|it|i|we|because|if|so|then|but|no|not|know|knows|get|gets|got|goes|go|does|do|did|has|had|having|takes|wants|needs|likes|means|fine|stuff|stuff like|til+|thing|things)\b|['’](?:ll|d|ve|re|m)\b/i
/** "Fourteen technicians" */
const HEADCOUNT =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty) (?:\p{L}+ ){0,2}(?:people|staff|technicians|engineers|managers|fitters|operators|apprentices|supervisors|drivers|analysts|designers|homes|houses|plots|sites|stores|lifts|of (?:us|them))\b/iu
const PREPOSITION_START =
  /^(?:of|in|on|at|by|for|from|with|to|into|out|up|off|over|under|as|than|about|after|before|per|via|all|each|every|both|more|less|another|other|others|same|any|many|most|lots|being|hands[- ]on$)\b/i
/** "The manager plans the work", "Halyard supplies and maintains pumps": somebody and what they do. */
function isClause(text: string): boolean {
  const isVerb = (word: string) =>
    word.endsWith('s') && toBaseVerb(word, (base) => base !== word && WORK_VERBS.has(base)) !== null
  const words = text.toLowerCase().split(/\s+/)
  return words.some(
    (word, at) =>
      at > 0 &&
      isVerb(word) &&
      (/^(?:the|an?|our|your|their|all|to)$/.test(words[at + 1] ?? '') ||
        (words[at + 1] === 'and' && isVerb(words[at + 2] ?? ''))),
  )
}

/** In words, of a name in a list such as "Revit, Tekla or AutoCAD", which is asked about as one. */
const NAME_WORDS = 3
const SHORT_LIST_WORDS = 10

const NUMBER_ONLY =
  /^(?:(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|k)[\s-]*)+$/i
/** The name of a language is one letter. */
export const isCleanThing = (said: string) => {
  const text = said.replace(/\([^)]*\)/g, '')
  return (
    !NOT_A_THING.test(text) &&
    !NUMBER_ONLY.test(text) &&
    !HEADCOUNT.test(text) &&
    !/^(?:one|two|three|four|five|six|seven|eight|ten) (?:in|of|as|at)\b|^\p{L}+ly$|^(?:run|do|use|check|fix)$/iu.test(
      text,
    ) &&
    !PREPOSITION_START.test(text) &&
    !isStatement(text) &&
    !isClause(text) &&
    /\p{L}{2,}|\bC(?:\+\+|#|$)/u.test(text) &&
    countWords(text) <= PHRASE_WORDS
  )
}

const isWorthAsking = (part: string) => !/^(?:[£\d]|the \d|always|mostly|mainly|a team player)/i.test(part)

const PART_WORDS = 4
/** "drivers for SDI-12, Modbus and I2C sensors" is one thing. */
const isOneThing = ([first = '', ...others]: readonly string[]) =>
  /\b(?:for|of|on|with|in|across|from|to|between|such as|including|like)\b/i.test(first) &&
  others.every((part) => countWords(part) <= PART_WORDS)

/** "Revit, Tekla and AutoCAD" as one, the first of a list of longer things with the others as `also`. */
export function readThings(text: string, parts = splitList(text)): { phrase: string; also: string[] } | null {
  const trim = (part: string) =>
    part
      .replace(/^(?:some|own|basic) /i, '')
      .replace(/^(?:advanced|expert|proficient|confident) (.+?) user\b/i, '$1')
      .replace(/ - .*$| \((?:[^)\s]+ ){4,}[^)]*\)| (?:background|experience|exposure|knowledge)$/gi, '')
  if (parts.length > 1 && !isOneThing(parts)) {
    const clean = parts.filter(isCleanThing).map(trim)
    const [first, ...others] = clean
    const isFollowedByAnd = /, and /.test(text.slice((parts[0] ?? '').length, (parts[0] ?? '').length + 6))
    if (!first || !isCleanThing(parts[0] ?? '')) return null
    if (clean.length < parts.length && clean.length < 2 && !isFollowedByAnd) return null
    if (parts.every((part) => countWords(part) <= NAME_WORDS) && countWords(text) <= SHORT_LIST_WORDS)
      return clean.length < parts.length || clean.length < 2
        ? null
        : { phrase: lowerFirst(`${clean.slice(0, -1).join(', ')} or ${clean.at(-1)}`), also: [] }
    return {
      phrase: lowerFirst(unwrap(first)),
      also: others.filter(isWorthAsking).map((part) => lowerFirst(unwrap(part))),
    }
  }
  const short = shorten(trim(parts.length === 1 ? (parts[0] ?? text) : text))
  return short && isCleanThing(short) ? { phrase: lowerFirst(short), also: [] } : null
}

/** At commas before another "-ing" with an object. */
export const splitDoing = (text: string) =>
  text.split(/,? (?:and )?(?=(?<=, |, and )\p{L}+ing (?!and\b)\p{L})/u)
