import { ASIDE, beginsWithVerb, isWorkVerb, readAct, WITH_OURS } from './acts'
import { isHeaded, readHeaded } from './headed'
import { isManner, isQuality, readDone, readPeople, readTraits } from './people'
import { PHRASE_WORDS, type Reading, shorten, toReading } from './reading'
import { isAboutThePost, isNotice, isOnlyHere, isStatement, makesNoDemand } from './skip'
import { isCleanThing, readThings, splitDoing } from './things'
import { countWords, lowerFirst, lowerVerb, splitList, toBaseVerb, unwrap } from './words'

const ABILITY =
  /^(?:(?:can|will|could|must be able to)|(?:be )?(?:able|ready|prepared|happy|willing|keen|content|confident enough|comfortable enough)(?: and \p{L}+)? to|(?:an? |the )?(?:proven |demonstrable |good )?(?:ability|readiness|willingness|confidence|capacity|nerve|aptitude) to) (?=\p{Ll})/iu
const TIME_SERVED =
  /^(?:at least |around |about |a minimum of |minimum of |minimum |over )?(?:\d+(?:\s?(?:-|to)\s?\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: or more|\+)? ?(?:years?|yrs?|months|decade)\b|^(?:\S+ ){0,5}?(?:\d+|two|three|four|five|six|seven|eight|ten)\+? ?(?:yrs?|years?)\b/i

const ING =
  /^(?!(?:being|nursing|engineering|evening|morning|outstanding|during|nothing|something|anything|everything|king|bring|spring|string|ring)\b)\p{L}{2,}ing$/iu
/** "Low power design: the logger has to run for years" */
const HEADED_BY = /^(?<head>[^:,.]{3,45}): /

export const HEADING =
  /^(?:(?:key|main|essential|desirable) )?(?:responsibilities|requirements|skills|clearance|qualifications|duties|experience|tasks|level|qual|signatory|hours|pay|location|start|team|line manager|notice|benefits|software)$/i

/** "You sign off two pumps" */
function addressee(text: string): string {
  const [you = '', verb = '', ...rest] = text.split(' ')
  return you.toLowerCase() === 'you' && isWorkVerb(verb) ? [verb, ...rest].join(' ') : text
}

/** "Have two site managers working for you" */
const asManager = (text: string): string =>
  text.replace(/^have (.+?) (?:working for|working under|reporting to|under) (?:them|you)$/i, 'manage $1')

/** How a question can take the line up, or null where it says nothing that a question can test. */
export function readLine(line: string, { isWork = false, isTrait = false } = {}): Reading | null {
  const text = asManager(addressee(unwrap(line)))
  if (text === '' || isNotice(line) || isAboutThePost(text) || makesNoDemand(line) || HEADING.test(text))
    return null
  if (TIME_SERVED.test(text)) return readTime(text)
  if (ABILITY.test(text)) return readAct(text.replace(ABILITY, ''))
  if (isHeaded(text)) return readHeaded(text)
  const people = readPeople(text)
  if (people) return people
  const parts = splitList(text)
  if (isStatement(text) && (parts.length < LONG_LIST || isStatement(parts[0] ?? ''))) return null
  const trait = isManner(text) || (isTrait && parts.length > 1) ? readTraits(text) : null
  if (trait) return trait
  const done = isWork ? null : readDone(text)
  if (done) return done
  if (beginsWithVerb(text, isWork)) return readAct(text)
  const [first = ''] = text.split(/[\s,]+/)
  if (ING.test(first) && countWords(text) > 1 && !(isTrait && isQuality(text))) return readDoing(text)
  if (isQuality(text)) {
    const phrase = shorten(lowerVerb(text.replace(/,? and (?:someone|somebody) .*$/i, '')))
    return phrase && !isOnlyHere(phrase) ? toReading('quality', phrase) : null
  }
  if (isTrait) return isQuotable(text) ? toReading('quote', lowerFirst(text)) : null
  const things = isOnlyHere(parts[0] ?? '') ? null : readThings(HEADED_BY.exec(text)?.groups?.head ?? text)
  return (
    things &&
    toReading(
      'thing',
      things.phrase,
      things.also.filter((thing) => !isOnlyHere(thing)),
    )
  )
}

const LONG_LIST = 3
const QUOTE_WORDS = 12

/** "Cleans up": what somebody does, cut out of a sentence. */
const toBaseOfThird = (text: string) => {
  const [first = ''] = text.split(' ')
  return /s$/.test(first) && !isWorkVerb(first) && toBaseVerb(first, isWorkVerb) !== null
}

const isQuotable = (text: string) =>
  countWords(text) > 1 &&
  countWords(text) <= QUOTE_WORDS &&
  isCleanThing(text) &&
  !toBaseOfThird(text) &&
  !/['’]s\b/.test(text) &&
  !isOnlyHere(text)

function readDoing(text: string): Reading | null {
  const plain = text.replace(WITH_OURS, '')
  const doing = readThings(plain.replace(ASIDE, ''), splitDoing(plain))
  return doing && !isOnlyHere(doing.phrase)
    ? toReading('experience', `experience of ${lowerVerb(doing.phrase)}`, doing.also.map(lowerVerb))
    : null
}

/** "Six years" alone says nothing of the work. */
const TIME_WORDS = 3

export const isTimeServed = (line: string): boolean => TIME_SERVED.test(unwrap(line))

function readTime(text: string): Reading | null {
  const numbers = text.match(/\b(?:years?|yrs?)\b/gi) ?? []
  return countWords(text) > PHRASE_WORDS ||
    countWords(text) < TIME_WORDS ||
    numbers.length > 1 ||
    /->|[?!;]/.test(text) ||
    /\b(?:is|are|would|plenty|enough)\b/i.test(text) ||
    isStatement(text) ||
    isOnlyHere(text)
    ? null
    : toReading('time', lowerFirst(text))
}
