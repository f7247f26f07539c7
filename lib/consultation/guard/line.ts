import { FIRST_NAMES } from './language/first-names'
import type { LineReason } from './line-reasons'
import { CONTACT } from './reply-words'

/** A line that begins or ends like this was cut out of a sentence. */
const CUT_START = /^(?:and|but|or|because|which|whereas|so that|than|of|nor)\b(?! (?:so|all) )/
const CUT_END =
  /(?:[,;:(–—-]|\b(?:and|or|but|the|a|an|of|with|to|for|from|by|at|as|than|because|that['’]s|which|who|whose|if|their|our|your|my|is|are|be|will|would|very)(?<!\b(?:hand|day|check|log|sign|carry|put|set|stand|look) (?:by|to|for|of)))$/i

/** What is said to a listener, and not to a reader. */
const TALK =
  /\b(?:you know what i mean|i mean|to be honest|tbh|um|erm|hang on|let me (?:think|see)|like i said|as i said|i (?:guess|suppose|reckon|dunno)|don['’]t quote me|between (?:you and me|ourselves)|off the record|how (?:do|can|should) (?:i|we|you)|can you|could you|please (?:add|put|write|note))\b|^(?:yeah|ok|okay|oh|hi|hello|thanks|thank you|sorry)\b[,.! ]|^(?:yes|no|well|so|right),|\?\s*$/i

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
]

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Numbered points such as "a)" open nothing. */
function isUnbalanced(text: string): boolean {
  const plain = text.replace(/(?:^|\s)(?:\d{1,2}|[a-z])\)/gi, ' ')
  return (
    PAIRS.some(([open, close]) => countOf(plain, open) !== countOf(plain, close)) ||
    countOf(plain, '"') % 2 === 1
  )
}

/** First names that are words, months, places or products as often. */
const AMBIGUOUS = new Set(
  `will mark may grant rob art bill frank dean jack ray rose grace dawn joy hope drew pat sue miles max lee june april august summer ash
  reg carol chase clay cliff dale dean don earl eve faith gene glen guy heath ivy jade jasmine jean kit lance lily mason mercy miller olive page
  penny pearl poppy ruby sandy sterling terry tony van victor violet wade warren wayne austin bradford chelsea clifford florence georgia holly
  ireland jordan kent lincoln paris preston shannon stafford sydney tyne victoria wells wesley winston charlotte taj ming wei ana luc iris ade`.split(
    /\s+/,
  ),
)
const PEOPLE = new Set(
  [...FIRST_NAMES].map((name) => name.toLowerCase()).filter((name) => !AMBIGUOUS.has(name)),
)
const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}\p{Ll}+/u

function namesPerson(text: string, company: string): boolean {
  const own = new Set(company.toLowerCase().match(/\p{L}+/gu) ?? [])
  const names = (text.match(/\p{L}+/gu) ?? []).filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return (
    TITLED.test(text) || names.some((name) => PEOPLE.has(name.toLowerCase()) && !own.has(name.toLowerCase()))
  )
}

/** Why a line cannot be read by a candidate as it is, or null. */
export function findLineReason(text: string, { company }: { company: string }): LineReason | null {
  const line = text.trim()
  if (!/[\p{L}\p{N}]/u.test(line)) return 'empty'
  if (CONTACT.test(line)) return 'contact'
  if (namesPerson(line, company)) return 'person'
  if (isUnbalanced(line)) return 'unbalanced'
  if (CUT_START.test(line) || CUT_END.test(line)) return 'fragment'
  return TALK.test(line) ? 'talk' : null
}
