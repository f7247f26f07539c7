import type { Strength } from '@/lib/consultation/brief/options'
import { headingAbove, saysWeight, supportedStrength } from '@/lib/consultation/guard/weight'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { classOf } from './model/joints'
import type { Segment } from './segments'
import type { Span } from './text/spans'
import { cuesOf } from './text/tags'
import { wordsOf } from './text/words'

const STRENGTH_OF: Record<Segment['strength'], Strength> = {
  must: 'must',
  unsaid: 'must',
  nice: 'nice',
  learn: 'learnable',
  notneeded: 'must',
}

const cuesIn = (text: string): string[] => cuesOf(wordsOf(text).map((word) => word.text))
const saysNice = (text: string): boolean =>
  cuesIn(text).some((cue) => cue === 'nice' || cue === 'notneeded') || saysWeight('nice', text)

/** "ideally Revit and Tekla", "nice to have: …": governs what follows it in its sentence. */
const POINTS_AHEAD =
  /\b(?:ideally|preferably|hopefully|desirable|(?:would|['’]d) (?:also )?(?:like|love|prefer)|nice[- ]to[- ]haves?|bonus(?: points| if| for)|(?:nice|good|great|lovely|handy|helpful|useful) (?:if|to have|would be))\b/iu
/** "That would be nice", "Both are a bonus". */
const POINTS_BACK =
  /^\W*(?:(?:but|and|though|although|while)\s+)?(?:that|it|this|these|those|they['’]re|they are|both|all of|either|neither|none of|not)\b/iu
/** "So would Tekla", "Dynamo as well". */
const ADDS =
  /^\W*(?:so (?:would|is|are)|same|likewise|ditto|as (?:is|are|would)|also|and|or|plus)\b|\b(?:too|as well|ditto|likewise|also|same)\W*$/iu

/** Ways to wish are many, but a bare name says none: "would please me", "if they know it". */
const MAY_WISH =
  /\b(?:would|wouldn['’]?t|could|might|may|if|can|less|extra|asset|grand|brilliant|wid|wud|not|n['’]t)\b|['’]d\b/iu

/** Said of the item itself, whatever else it says: "useful but not needed". */
const SPARED =
  /\b(?:not (?:strictly |absolutely )?(?:needed|essential|required|necessary|vital|a (?:must|deal[- ]?breaker|requirement|condition))|(?:isn['’]?t|aren['’]?t) (?:needed|essential|required|necessary|a (?:must|deal[- ]?breaker|requirement|condition)))\b/iu

/** Said by those who don’t ask for it at all. */
const UNASKED =
  /\b(?:no need(?! to\b)|(?:wouldn['’]t|would not|don['’]t|do not) expect (?:it|that|any\w*|people|them|you|candidates)|(?:don['’]t|do not) (?:put|make|call|list|count) (?:it|that|this|them) (?:down )?(?:as )?an? (?:must|essential)|(?:we|i)(?:['’]ll| will|['’]d| would|['’]re going to) (?:arrange|organise|sort|book) (?:it |that |this |them )?(?:out )?(?:ourselves|for (?:them|you))|(?:they|you) (?:leave alone|don['’]t touch|never touch))\b/iu

/** The words themselves only wish for it, and demand nothing: "two years would be grand", "Helm - bonus", "Revit if poss". */
const PLAIN_WISH =
  /\b(?:(?:would|wid|wud|will|could|is|are|being|be)|(?<=\p{L})['’]d be)\s+(?:be\s+)?(?:(?:also|only|just|really|definitely|always|very|an?|added|big|real|huge)\s+)*(?:good|great|grand|lovely|handy|useful|nice|plus|bonus|advantage|asset|welcome|brilliant|helpful|desirable|preferred|beneficial|cool)\b(?! (?:with|at|in|on|to|for|enough|about|communicat\w*|knowledge|understanding|experience|working|command|grasp|eye|sense))|\bif poss(?:ible)?\b|\s[-–—]\s*(?:an? )?(?:bonus|nice|plus|handy|desirable|advantage)\b/iu
const DEMAND =
  /\b(?:must|needs?|needed|essential|required?|mandatory|obligatory|vital|critical|non[- ]negotiable|minimum|at least|(?:has|have|got|['’]ve) to)\b/iu
const DENIED =
  /(?:\b(?:not|no|never|cannot|without)\b|n['’]t\b)(?:\s+[\p{L}'’]+){0,5}?\s+(?:must|needs?|needed|essential|required?|mandatory|obligatory|vital|critical|to)\b/giu
/** A longer clause says more than one thing. */
const WISH_WORDS = 24

function isPlainWish(words: string): boolean {
  const wish = words.split(/\s+/).length <= WISH_WORDS ? PLAIN_WISH.exec(words) : null
  // Of several things, it is about the last: "five years on site and Tekla would be good".
  return (
    wish !== null &&
    !/[,;]|\band\b/i.test(words.slice(0, wish.index)) &&
    !DEMAND.test(words.replace(DENIED, ' '))
  )
}

/** "Good if they know it" */
const WISHES_BACK =
  /^\W*(?:(?:but|and) )?(?:good|great|nice|handy|useful|lovely|helpful|brilliant|a bonus|a plus) if (?:they|you|some(?:one|body)|any(?:one|body)) .{0,20}\b(?:it|that|this|them)\b/iu
/** "Pipetting robots - no need": of what stands before it. */
const BARE_DENIAL = /^\W*(?:no need|not (?:needed|required|necessary|essential))\W*$/iu
/** In characters. */
const TAKEN_BACK_REACH = 240
/** "I had it down as essential. But looking back, better as an extra": within two sentences. */
const TAKEN_BACK =
  /^[^.!?\n]*\b(?:had|was|were|put)\b[^.!?\n]{0,40}\b(?:essential|an? must|required)\b[^.!?\n]{0,20}[.!?…]+\s+(?:[^.!?\n]*[.!?…]+\s+)?[^.!?\n]*\b(?:better|rather|call|make|put|now|is|are)\b[^.!?\n]{0,20}\b(?:nice|desirable|bonus|advantage|optional|preferred|extra)\b/iu

/** "Playwright. It isn’t a must, by the way": what comes next says it of this one. */
function isSparedNext(segments: readonly Segment[], at: number, text: string): boolean {
  const [segment, after] = [segments[at], segments[at + 1]]
  if (!segment) return false
  if (TAKEN_BACK.test(text.slice(segment.start, segment.start + TAKEN_BACK_REACH))) return true
  return (
    after !== undefined &&
    ((POINTS_BACK.test(after.text) && SPARED.test(after.text)) ||
      WISHES_BACK.test(after.text) ||
      BARE_DENIAL.test(after.text))
  )
}

/** "Rust isn’t needed. ROS same." */
const SAME = /^\S+(?: \S+){0,3} (?:same|ditto|likewise)\W*$/iu
const isSparedAlike = (segments: readonly Segment[], at: number): boolean => {
  const before = segments[at - 1]?.text ?? ''
  return (
    SAME.test(segments[at]?.text ?? '') &&
    (SPARED.test(before) || UNASKED.test(before) || isPlainWish(before))
  )
}

/** "A driving licence, and SAP would be nice": one wish for both, where the first has no verb of its own. */
function isWishedWithNext(segments: readonly Segment[], at: number): boolean {
  const [segment, after] = [segments[at], segments[at + 1]]
  if (!segment || !after || after.sentence !== segment.sentence || !/^and\b/i.test(after.text)) return false
  const says = wordsOf(segment.text).some(({ text }) => /^(?:clause|subject|auxiliary)$/.test(classOf(text)))
  const wishes = isPlainWish(after.text.replace(/^and\s+/i, '')) || saysWeight('nice', after.text)
  return !says && wishes && /\b(?:is|are|be)\b/i.test(after.text)
}

/** A cell that heads a row of a table is as short. */
const CELL_WORDS = 3

/** Whether anything that governs the segment wishes for it: its own words, what leads up to it in its sentence, what points back at it. */
function isWishedFor(text: string, segments: readonly Segment[], at: number): boolean {
  const segment = segments[at]
  if (!segment) return false
  if (saysNice(segment.text) || MAY_WISH.test(segment.text)) return true
  const [before, after] = [segments[at - 1], segments[at + 1]]
  if (after && POINTS_BACK.test(after.text) && saysNice(after.text)) return true
  if (before && ADDS.test(segment.text) && saysNice(before.text)) return true
  const isCell = (other: Segment) =>
    other.text.split(/\s+/).length <= CELL_WORDS && !/[\n.]/.test(text.slice(other.start, segment.start))
  const lead = segments.slice(0, at).filter((other) => other.sentence === segment.sentence || isCell(other))
  return lead.some((other) => POINTS_AHEAD.test(other.text))
}

/** "Desirable: Revit", and not "Essential and desirable". */
function isHeadedNice(text: string, { heading, start }: Segment): boolean {
  const headed = cuesOf(heading)
  if (headed.length > 0) return headed.includes('nice') && !headed.includes('must')
  const above = headingAbove(text, start)
  if (!saysWeight('nice', above) || saysWeight('must', above)) return false
  const between = text.slice(text.lastIndexOf(above, start) + above.length, start)
  const lines = between.split('\n').slice(1, -1).concat(lineOf(text, start))
  return isOneList(lines)
}

const lineOf = (text: string, at: number): string =>
  /^.*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? ''

/** Items with the same bullet, or lines without a gap. */
function isOneList(lines: readonly string[]): boolean {
  const bullets = lines.filter((line) => line.trim() !== '').map((line) => line.trim().charAt(0))
  const [first = ''] = bullets
  if (/[\p{L}\d]/u.test(first)) return !lines.slice(0, -1).some((line) => line.trim() === '')
  return bullets.every((bullet) => bullet === first)
}

/** How much a requirement counts: what the model hears where something bears it out, or the wish that stands around the piece. */
export function strengthOf(
  segments: readonly Segment[],
  at: number,
  topic: Topic,
  span: Span,
  text: string,
): Strength {
  const segment = segments[at]
  if (!segment || !REQUIREMENT_TOPICS.includes(topic)) return 'must'
  if (segment.isRated) return STRENGTH_OF[segment.strength]
  if (isHeadedNice(text, segment) && segment.strength !== 'learn') return 'nice'
  if (segment.strength !== 'learn' && UNASKED.test(segment.text)) return 'nice'
  if (segment.strength !== 'learn' && segment.strength !== 'notneeded' && SPARED.test(segment.text))
    return 'nice'
  if (
    segment.strength !== 'learn' &&
    (isPlainWish(segment.text) ||
      isSparedNext(segments, at, text) ||
      isSparedAlike(segments, at) ||
      isWishedWithNext(segments, at))
  )
    return 'nice'
  const isHeard =
    segment.strength !== 'unsaid' && (segment.strength !== 'nice' || isWishedFor(text, segments, at))
  if (isHeard) return STRENGTH_OF[segment.strength]
  return supportedStrength({ strength: 'must', isRequirement: true }, text, span.start, span.end) ?? 'must'
}
