import { OTHER_PLACE } from '@/lib/consultation/brief/claims/place'
import { OTHER_TYPE } from '@/lib/consultation/brief/claims/terms'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import type { Segment } from './segments'
import type { Span } from './text/spans'
import { tagsOf } from './text/tags'
import { wordsOf } from './text/words'

interface Context {
  isDocument: boolean
  /** Topics that need nothing more. */
  known: ReadonlySet<Topic>
}

type Finder = (text: string, segment: Segment, place: number, isDocument: boolean) => Span[]

/** Labels of words that introduce the company or the job. */
const INTRODUCING: readonly string[] = ['title', 'company', 'chat', 'posts']
/** An advert names place, pay and contract above its text, in pieces. */
const HEADER_PIECES = 5

const OURS =
  /(?<!\b(?:to|from|by|with|against) )\b(?:our|the|a) (?:[\p{L}-]+ ){0,4}(?:site|office|shop|pub|yard|depot|branch|works|factory|plant|workshop|home|school|college|practice|hotel|restaurant|clinic|lab|shed|warehouse|garage|base|store|farm|hospital|surgery|nursery|mill|firm|company|business|contractor|consultancy|bakery|kitchen)s? (?:in|at|near|outside) /iu
/** "We’re a toolroom in Redditch", "I run a nursery in Hove". */
const WE_ARE =
  /^\W*(?:(?:hi|hello|morning|so|well|ok(?:ay)?|right|yes|yeah)[\s,.!]+)*(?:we(?:['’]?re| are)|i run|i manage|this is)(?: for)? (?:an?|the|our) [^,.;:]{0,50}?\b(?:in|at|near|outside) /iu
/** "We’re at Avonmouth now", "It’s by the sea at Craster", "the yard’s near Frome". */
const WE_ARE_AT =
  /^\W*(?:\p{L}{2,5}[\s,.!]+)?(?:[Ww]e(?:['’]?re| are)|[Ii]t(?:['’]?s| is)|(?:[Tt]he |[Oo]ur )?(?:yard|office|shop|site|depot|base|place|unit|works|factory|workshop|toolroom|lab|plant|foundry|warehouse)(?:['’]?s| is)) (?:(?:all|just|now|still|based|only|right|up|down|over|out) )*(?:[^,.;:]{0,20}? )?(?:in|at|near|outside) \p{Lu}/u
/** "8 till 4.30, in Cwmbran": terms that end with a place. */
const TERMS: readonly string[] = [
  'hours',
  'workPattern',
  'contractType',
  'pay',
  'posts',
  'startDate',
  'duration',
]
const AT_END = /,? (?:in|at) \p{Lu}[\p{L}’' -]{2,40}(?:,|\W*$)/u
/** "two days in the Ludlow office": the place stands before what is there. */
const SITE = /^(?:office|offices|site|depot|works|plant|yard|lab|factory|workshop|branch|warehouse|base)$/
const THE_SITE =
  /\b(?:in|at|from|to) (?:the|our) [\p{L}'’-]+(?: [\p{L}'’-]+)? (?:office|site|depot|works|plant|yard|lab|factory|workshop|branch|warehouse|base)s?\b/iu
/** What a company is praised for: "Investors in People Gold" is no town. */
const ACCOLADE = /\b(?:proud|investors?|accredit\w*|awards?|winners?|voted|ranked|top \d+|member of)\b/iu
export const isAccolade = (words: string): boolean => ACCOLADE.test(words)
const BEFORE_PLACE = new Set(['in', 'at', 'near', 'outside'])
const HARMLESS = /\b(?:and|or|because|was|were|days? (?:a|per|each) week)\b/g
/** The first half of a postcode, by the areas there are. */
const POSTCODE =
  /^(?:A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE)\d{1,2}[A-Z]?$/

const POSTCODE_END = /^ ?\d[ABD-HJLNP-UW-Z]{2}\b/

/** "We’re a joinery near Frome", "Wrexham LL13" in the header of an advert. */
const findPlace: Finder = (text, { start, end, label, text: said }, place, isDocument) => {
  const isHeader = isDocument && place < HEADER_PIECES
  const isOfTerms = !isDocument && TERMS.includes(label) && (AT_END.test(said) || THE_SITE.test(said))
  if (
    !isHeader &&
    !isOfTerms &&
    !INTRODUCING.includes(label) &&
    !OURS.test(said) &&
    !WE_ARE.test(said) &&
    !WE_ARE_AT.test(said)
  )
    return []
  if (isAccolade(said)) return []
  if (OTHER_PLACE.test(said.replace(HARMLESS, ''))) return []
  const words = wordsOf(text.slice(start, end), start)
  const tags = tagsOf(text, words)
  const isKnown = (at: number) => tags[at]?.includes('place') === true
  const isName = (at: number) =>
    isKnown(at) || (words[at]?.shape.startsWith('capital') === true && !tags[at]?.includes('weekday'))
  const isJoined = (at: number) => /^[ -]$/.test(text.slice(words[at]?.end, words[at + 1]?.start))
  return words.flatMap((word, at) => {
    const isAfter = at > 0 && BEFORE_PLACE.has(words[at - 1]?.text ?? '') && isName(at)
    const isLabelled = isHeader && isKnown(at) && !isKnown(at - 1)
    // "Siemens S7" begins like a postcode: the second half tells.
    const isCoded =
      isHeader &&
      isName(at) &&
      isJoined(at) &&
      POSTCODE.test(text.slice(words[at + 1]?.start, words[at + 1]?.end)) &&
      POSTCODE_END.test(text.slice(words[at + 1]?.end))
    let last = at
    while (isName(last + 1) && isJoined(last) && (isAfter || isKnown(last + 1))) last += 1
    const isSite =
      isOfTerms &&
      isKnown(at) &&
      /^(?:the|our)$/.test(words[at - 1]?.text ?? '') &&
      SITE.test(words[last + 1]?.text ?? '')
    if (!isAfter && !isLabelled && !isCoded && !isSite) return []
    const isPlace = isCoded || words.slice(at, last + 1).some((_, offset) => isKnown(at + offset))
    // A month, a day or somebody’s name may follow "in" and "at" too.
    const isOther =
      !isPlace &&
      (isOfTerms || REQUIREMENT_TOPICS.some((topic) => topic === label) || (tags[at]?.length ?? 0) > 0)
    return isOther ? [] : [{ start: word.start, end: words[last]?.end ?? word.end }]
  })
}

const CONTRACT =
  /\b(?:\d+[- ]months?(?:['’])? )?fixed[- ]term\b|\bpermanent\b(?! (?:nights?|days?|shifts?|earlies|lates|health|residen|make|site|exhibit))|\btemp(?:orary)? to perm(?:anent)?\b|\b(?:in|out)side ir ?35\b/giu

const findContract: Finder = (_, { start, text: said }) =>
  OTHER_TYPE.test(said.replace(/\b(?:or|and|then|not?|to perm\w*)\b/gi, ''))
    ? []
    : [...said.matchAll(CONTRACT)].map(({ index, 0: words }) => ({
        start: start + index,
        end: start + index + words.length,
      }))

const AMOUNT = '£\\d{2,3}(?:,\\d{3}|k|\\.\\d\\d)?'
const PAY = new RegExp(
  `${AMOUNT}(?:\\s?(?:-|–|to)\\s?${AMOUNT})? ?(?:a|an|per|/) ?(?:year|annum|hour|day)\\b|£\\d{2,3}(?:,\\d{3}|k)\\s?(?:-|–|to)\\s?£?\\d{2,3}(?:,\\d{3}|k)`,
  'giu',
)

/** Only in a header: elsewhere a sum may be anything. */
const findPay: Finder = (_, { start, text: said }, place, isDocument) =>
  !isDocument || place >= HEADER_PIECES
    ? []
    : [...said.matchAll(PAY)].map(({ index, 0: words }) => ({
        start: start + index,
        end: start + index + words.length,
      }))

const FINDERS: readonly [Topic, Finder][] = [
  ['location', findPlace],
  ['contractType', findContract],
  ['pay', findPay],
]

const sameWords = (text: string, spans: readonly Span[]): boolean =>
  new Set(spans.map(({ start, end }) => text.slice(start, end).toLowerCase())).size === 1

/**
 * The place of work, the contract and the pay where a piece about something else names them: "we’re a joinery near Frome and we need a
 * joiner". `segments` are those of `text`. A topic for which two are named gets none.
 */
export function termsInPassing(
  text: string,
  segments: readonly Segment[],
  { isDocument, known }: Context,
): BriefOperation[] {
  return FINDERS.flatMap(([topic, find]): BriefOperation[] => {
    if (known.has(topic)) return []
    const found = segments.flatMap((segment, place) =>
      segment.flags.has('agency') || segment.flags.has('undo') ? [] : find(text, segment, place, isDocument),
    )
    const [span] = found
    if (!span || !sameWords(text, found)) return []
    const quote = text.slice(span.start, span.end)
    const value = quote.replace(/\s+/g, ' ')
    return [{ op: 'add', topic, factId: null, value, strength: 'must', reason: null, quote, at: span.start }]
  })
}
