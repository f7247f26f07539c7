import type { LineReason } from './line-reasons'
import { namesPerson } from './people'
import { isUnreadable } from './readable/model'
import { CONTACT } from './reply-words'
import { findSpokenReason } from './spoken'
import { endsStranded } from './stranded'

/** A line that begins or ends like this was cut out of a sentence. */
const CUT_START = /^(?:and|but|or|because|which|whereas|so that|than|of|nor)\b(?! (?:so|all) )/
const CUT_END =
  /(?:[,;:(–—-]|\b(?:and|or|but|the|a|an|of|with|to|for|from|by|at|as|than|because|that['’]s|which|who|whose|if|their|our|your|my|is|are|be|during|between|without|within|towards|(?<!\ba )will|would|very)(?<!\b(?:mind|matter|say|know|mattering) which)(?<!\b(?:hand|day|check|log|sign|carry|put|set|stand|look|pay|pays|paid|speak|train|ask|care|apply) (?:by|to|for|of)))$/i

const isCutOff = (line: string): boolean => CUT_END.test(line) && !endsStranded(line)

/** "You the shop has 12 people": what is about something else was put behind a "You". */
const FORCED_YOU =
  /(?:^|[.;] )You(?:['’](?:ll|re|ve))? (?:the|an?|our|my|its?|we|i|there|they|he|she|this|that|these|those)\b/

/** What is said to a listener, and not to a reader. */
const TALK =
  /\b(?:you know what i mean|i mean|to be honest|tbh|um|erm|hang on|let me (?:think|see)|like i said|as i said|i (?:guess|suppose|reckon|dunno)|don['’]t quote me|between (?:you and me|ourselves)|off the record|how (?:do|can|should) (?:i|we|you)|can you|could you|please (?:add|put|write|note))\b|^(?:yeah|ok|okay|oh|hi|hello|thanks|thank you|sorry)\b[,.! ]|^(?:yes|no|well|so|right),|\?\s*$/i

/** What may be the end of a point such as "a)", with the word before it. */
const POINT = /(?:^|(?<lead>\S+)\s+)(?<mark>\d{1,2}|[a-z])\.?$/i
/** Words that a point may follow; after others, a number belongs to them ("Schedule 9"). */
const BEFORE_POINT = /[,;:.–—-]$|^(?:and|or|then|plus)$/i
/** In characters, of a mark and the word before it. */
const POINT_REACH = 40

/** The place of a point in its list: "b" and "2" are both 2. */
const ordinalOf = (mark: string) =>
  /\d/.test(mark) ? Number(mark) : mark.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1

/** The place of the point that ends here, or null where none can. `last` is the place of the point before it. */
function readPoint(text: string, at: number, last: number | null): number | null {
  const { lead, mark } = POINT.exec(text.slice(Math.max(0, at - POINT_REACH), at))?.groups ?? {}
  if (mark === undefined) return null
  const ordinal = ordinalOf(mark)
  const isPoint = lead === undefined || BEFORE_POINT.test(lead) || (last !== null && ordinal === last + 1)
  return isPoint ? ordinal : null
}

/** The end of a point may close a bracket too ("Part P, 9)"), so each reading is followed. */
function isBracketOpen(text: string, open: string, close: string): boolean {
  let depths = new Set([0])
  let point: number | null = null
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === open) depths = new Set([...depths].map((depth) => depth + 1))
    if (text[at] !== close) continue
    const closed = [...depths].flatMap((depth) => (depth > 0 ? [depth - 1] : []))
    const ordinal: number | null = close === ')' ? readPoint(text, at, point) : null
    depths = new Set(ordinal === null ? closed : [...closed, ...depths])
    point = ordinal ?? point
  }
  return !depths.has(0)
}

/** A `"` behind a figure is an inch. */
const countQuotes = (text: string) => text.replace(/\d"/g, '').split('"').length - 1

const isUnbalanced = (text: string): boolean =>
  isBracketOpen(text, '(', ')') ||
  isBracketOpen(text, '[', ']') ||
  isBracketOpen(text, '“', '”') ||
  countQuotes(text) % 2 === 1

interface LineOrigin {
  company: string
  /** The section of the line. */
  section?: string
  /** The section of a line that nobody wrote for a document. */
  spokenIn?: string
}

/** Why a line cannot be read by a candidate as it is, or null. */
export const findLineReason = (text: string, origin: LineOrigin): LineReason | null =>
  findLineFault(text, origin) ??
  (origin.spokenIn !== undefined && isUnreadable(text.trim(), origin.spokenIn) ? 'unclear' : null)

/** The reason that a rule names. */
export function findLineFault(
  text: string,
  { company, spokenIn, section = spokenIn }: LineOrigin,
): LineReason | null {
  const line = text.trim()
  if (!/[\p{L}\p{N}]/u.test(line)) return 'empty'
  if (CONTACT.test(line)) return 'contact'
  if (namesPerson(line, { company, section })) return 'person'
  if (isUnbalanced(line)) return 'unbalanced'
  if (CUT_START.test(line) || isCutOff(line) || FORCED_YOU.test(line)) return 'fragment'
  if (TALK.test(line)) return 'talk'
  return spokenIn === undefined ? null : findSpokenReason(line, spokenIn)
}
