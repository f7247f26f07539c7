import { type Reading, shorten, toReading } from './reading'
import { isOnlyHere } from './skip'
import { readThings } from './things'

const ADJECTIVE =
  `(?:(?:some|any|good|sound|strong|solid|proven|recent|working|basic|full|confident|everyday|regular|accurate|careful|
  practical|detailed|in-depth|thorough|broad|deep|clear|hands-on|substantial|extensive|demonstrable|significant|relevant|previous|
  prior|post-qualification|commercial|real|direct|excellent|safe|proper|an?|the|and)[,_]+)*`
    .replace(/\s+/g, '')
    .replace('[,_]', '[, ]')
const heads = (words: string, prepositions: string) =>
  new RegExp(`^${ADJECTIVE}(?<head>${words}) (?<link>${prepositions}) (?=\\S)`, 'i')
const EXPERIENCE = heads('experience|background', 'of|in|with|on|as|at|from')
const KNOWLEDGE = heads(
  '(?:product |technical )?knowledge|understanding|grasp|awareness|appreciation|command',
  'of|in|on|about',
)
const FAMILIARITY = heads('familiarity', 'with')
const USE = heads('use|proficiency', 'of|in|with')
const FAMILIAR = /^(?:familiar|comfortable|at home|conversant) with (?=\S)/i
const KNOWS = /^(?:know|knows|knowing|understand|understands) (?=[\p{L}\d])/iu
const USES = /^(?:use|uses|using) (?=\p{L})/iu

const HEADED = [EXPERIENCE, KNOWLEDGE, FAMILIARITY, USE, FAMILIAR, USES, KNOWS]

export const isHeaded = (text: string): boolean => HEADED.some((pattern) => pattern.test(text))

interface Headed {
  head: string
  link: string
  rest: string
}

function takeHead(pattern: RegExp, text: string): Headed | null {
  const found = pattern.exec(text)
  if (!found) return null
  const { head = '', link = '' } = found.groups ?? {}
  return { head: head.toLowerCase(), link, rest: text.slice(found[0].length) }
}

/** What follows "experience of", "knowledge of" and the like, which the question keeps or replaces. */
export function readHeaded(text: string): Reading | null {
  const whole = takeHead(EXPERIENCE, text) ?? takeHead(KNOWLEDGE, text)
  if (whole) {
    const rest = takeElsewhere(whole.rest)
    const form = EXPERIENCE.test(text) ? 'experience' : 'knowledge'
    return toReading(form, rest && `${whole.head} ${whole.link} ${rest}`)
  }
  const used = takeHead(USE, text) ?? takeHead(USES, text)
  if (used) return toReading('use', takeElsewhere(used.rest))
  const known = takeHead(FAMILIARITY, text) ?? takeHead(FAMILIAR, text)
  if (known) {
    const rest = takeElsewhere(known.rest)
    return toReading('knowledge', rest && `knowledge of ${rest}`)
  }
  const { rest = '' } = takeHead(KNOWS, text) ?? {}
  if (/^(?:your|how|what|when|where|why) /i.test(rest)) return null
  const things = readThings(rest)
  const noun = /^under/i.test(text) ? 'understanding' : 'knowledge'
  return things && !isOnlyHere(things.phrase) ? toReading('knowledge', `${noun} of ${things.phrase}`) : null
}

/** Short enough to say, and nothing that exists only here. */
function takeElsewhere(text: string): string | null {
  const short = shorten(text)
  return short && !isOnlyHere(short) ? short : null
}
