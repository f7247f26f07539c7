import type { Frame } from '@/lib/knowledge/interview/plain'
import { isOnlyHere, isSentence, isStatement } from './lines/skip'
import { NOUN_VERBS, WORK_VERBS } from './lines/verbs'
import { countWords, toBaseVerb } from './lines/words'

/** What somebody can be, before what they are it with or about: "patient with learners". */
const QUALITIES = new Set(
  `accurate adaptable alert approachable articulate assertive attentive calm candid careful cautious cheerful civil clear cool-headed confident
  conscientious considerate consistent cooperative courteous creative curious decisive dependable determined diligent diplomatic direct
  discreet dogged empathetic energetic even-handed even-tempered exact fair firm flexible focused frank friendly fussy generous gentle
  hands-on hard-working helpful honest humble imaginative independent inquisitive inventive kind level-headed logical loyal meticulous
  methodical modest neat open open-minded organised patient persistent persuasive polite practical pragmatic precise prepared proactive
  prompt punctual rational reliable reserved resilient resourceful respectful responsible rigorous self-disciplined sensible sensitive
  sincere steady stubborn supportive systematic tactful tenacious thorough thoughtful tidy tolerant trustworthy truthful unflappable
  unhurried versatile vigilant welcoming`.split(/\s+/),
)

/** Nobody had to do one of these. */
const STATE =
  /^(?:be|believe|care|enjoy|feel|have|know|like|live|love|mean|need|prefer|think|understand|value|want)\b/
/** In words. A longer act is too long to be heard. */
const ACT_WORDS = 8

/** In words. A longer line is no quality. */
const TRAIT_WORDS = 12
const TRAIT_CHARS_MIN = 4

const isVerb = (word: string) => WORK_VERBS.has(word) || NOUN_VERBS.has(word)
/** After a word in "s" that is a verb: "sticks at it". */
const AFTER_VERB =
  /^(?:at|to|on|with|in|up|out|off|for|from|by|through|a|an|the|their|own|things|people|it|well|clearly|when|what|how|before|others|no)$/i

/** "Keeps order" as "keep order". */
function toBase(text: string): string | null {
  const [first = '', next = '', ...others] = text.split(' ')
  const known = toBaseVerb(first, isVerb)
  const isThirdPerson = /s$/.test(first) && !/ss$/.test(first)
  const base =
    isThirdPerson && AFTER_VERB.test(next) ? (known ?? first.toLowerCase().replace(/s$/, '')) : known
  if (base === null || next === '') return null
  if (!isThirdPerson && NOUN_VERBS.has(base)) return null
  return [base, next, ...others].join(' ')
}

const yours = (text: string) => text.replace(/\btheir\b/gi, 'your').replace(/\bthemselves\b/gi, 'yourself')

/** A frame and what goes into it, or null where the line names no quality. */
export function readTraitFrame(said: string): { frame: Frame; thing: string } | null {
  const first = said.split(/\.(?!\d)\s?|[;:(–]\s?/)[0]?.trim() ?? said
  if (
    isStatement(said) ||
    isStatement(first) ||
    isOnlyHere(first) ||
    first.length < TRAIT_CHARS_MIN ||
    countWords(first) > TRAIT_WORDS ||
    isSentence(first)
  )
    return null
  // Its second verb would have to change too: "owns up and says so".
  if (/(?:,| and| or| but) \p{Ll}+s\b/u.test(first) || /["“”]|\b(?:they|is|are)\b/i.test(first)) return null
  const refusal = /^(?:will not|won['’]t|would not|never|doesn['’]t|does not) (?<act>.+)$/i.exec(first)
    ?.groups?.act
  if (refusal) {
    const act = toBase(refusal) ?? refusal
    return { frame: 'traitRefusal', thing: yours(act.charAt(0).toLowerCase() + act.slice(1)) }
  }
  const able =
    /^(?:can|could|will|is able to|able to|ability to|willing to|prepared to|ready to) (?<act>.+)$/i.exec(
      first,
    )?.groups?.act
  if (able) return { frame: 'traitAct', thing: yours(able) }
  const word = (first.split(/[\s,]/)[0] ?? '').toLowerCase()
  if (QUALITIES.has(word)) {
    const isListOfQualities = first
      .split(/, | and /)
      .every((part) => QUALITIES.has((part.split(' ')[0] ?? '').toLowerCase()) || !/,/.test(first))
    const noun = first.split(' ')[1]?.toLowerCase() ?? ''
    // "Clear briefings" is a thing.
    const isAdjective =
      noun === '' ||
      /^(?:with|in|on|about|to|at|when|under|and|or|but|as|towards|for)$/.test(noun) ||
      /,/.test(first)
    const thing = yours(first.charAt(0).toLowerCase() + first.slice(1))
    if (isAdjective && isListOfQualities) return { frame: 'traitBeing', thing }
    return null
  }
  if (/^\p{L}+ing [\p{L}]/u.test(first))
    return { frame: 'traitDoing', thing: yours(first.charAt(0).toLowerCase() + first.slice(1)) }
  const base = toBase(first)
  const isAct = base !== null && !STATE.test(base) && !/,/.test(base) && countWords(base) <= ACT_WORDS
  return isAct ? { frame: 'traitAct', thing: yours(base) } : null
}
