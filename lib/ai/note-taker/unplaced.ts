import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { figuresIn } from './corrections/figures'
import { isBoilerplate, isOther } from './corrections/others'
import { contentWords } from './corrections/targets'
import type { Segment } from './segments'
import { trimEnds } from './text/trim'

/** Up to as many words on lines may be talk, where hardly anything is boilerplate. */
const TALK_WORDS = 120
/** What every advert of a company repeats. */
const BOILERPLATE = ['apply', 'company', 'contact', 'equality', 'heading']

/** Of `vacancyShare`. */
const LIKELY = 0.6
const ENOUGH_WORDS = 3

const OPEN_QUESTION = /^(?:what|how|who|whose|whom|when|where|why|which)\b/iu
const CLOSED_QUESTION =
  /^(?:do|does|did|is|are|was|were|am|can|could|would|should|will|shall|may|might|must|have|has)\b/iu

const OF_PERSON = /^\S+(?:n['’]t)? (?:they|he|she|we|the|this|that|it|there|an?|some\w*)\b/iu

interface Piece {
  segment: Segment
  words: string
  /** Of the words that say what it is about. */
  count: number
}

/** `isPlain`: short and without lines, so that it repeats no advert. */
function tellsInTalk({ segment, words, count }: Piece, isPlain: boolean): boolean {
  const { label, vacancyShare, flags } = segment
  if (label === 'contact') return false
  if (label === 'company') return true
  if (label === 'equality') return isPlain
  const isOpen = OPEN_QUESTION.test(words)
  const isClosed = CLOSED_QUESTION.test(words)
  if (label === 'question' && (isOpen || isClosed || words.includes('?'))) return false
  // "What kind of person?" is the manager's own question, "Can they weld?" a wish.
  if (words.includes('?')) return isClosed && OF_PERSON.test(words) && count > 1
  // A figure that changes is no talk.
  if (flags.has('change') && figuresIn(words).length > 0) return true
  return vacancyShare >= LIKELY && !flags.has('undo')
}

const tellsInAdvert = ({ segment: { label, vacancyShare }, count }: Piece): boolean =>
  !BOILERPLATE.includes(label) && vacancyShare >= LIKELY && count >= ENOUGH_WORDS

/**
 * Notes for the agency of the pieces that became nothing else and tell something of the work, the person or the company. `segments` are
 * those of `text` that no operation quotes.
 */
export function noteUnplaced(
  text: string,
  segments: readonly Segment[],
  { isDocument, jobTitle }: { isDocument: boolean; jobTitle: string | null },
): BriefOperation[] {
  const isLong = text.split(/\s+/).length > TALK_WORDS
  const known = contentWords(jobTitle ?? '')
  return segments.flatMap((segment): BriefOperation[] => {
    const span = trimEnds(text, { start: segment.bodyStart, end: segment.end })
    if (!span || isOther(segment.text) || isBoilerplate(segment.text)) return []
    const quote = text.slice(span.start, segment.end).trim()
    const count = [...contentWords(quote)].filter((word) => !known.has(word)).length
    const piece = { segment, words: quote, count }
    const isTold = isDocument && isLong ? tellsInAdvert(piece) : tellsInTalk(piece, !isDocument && !isLong)
    if (count === 0 || !isTold) return []
    return [
      {
        op: 'add',
        topic: 'alsoSaid',
        factId: null,
        value: text.slice(span.start, span.end).replace(/\s+/g, ' '),
        strength: 'must',
        reason: null,
        quote: text.slice(span.start, span.end),
        at: span.start,
      },
    ]
  })
}
