import { CONTACT } from '@/lib/consultation/guard/reply-words'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { sayableLead } from './corrections/confidences'
import { isCorrecting } from './corrections/value'
import { cutsOf, piecesOf, readSentences, type Sentence, SLIP } from './cuts'
import { rank } from './model/classifier'
import { loadModels, type Models } from './model/models'
import { type FirstLook, neighbourFeatures } from './model/neighbour-features'
import { type SegmentContext, segmentFeatures } from './model/segment-features'
import { pointsBack } from './points-back'
import { remarkOn } from './rating-remarks'
import { tagTalk } from './tag-talk'
import { ratedCells } from './text/columns'
import { FIRST_YEAR, FIRST_YEAR_LEAD } from './text/first-year'
import { isFurniture } from './text/furniture'
import { headOf, NUMBERING } from './text/head'
import { isListHead, isListItem, isShortHead, topicOfListHead } from './text/list-head'
import { LINE_MARK, LINE_MARKS, lineMarkOf, TABLE_ROWS, tableMarkOf } from './text/rating-marks'
import type { Span } from './text/spans'
import { wordsOf } from './text/words'
import { teachingRemark } from './weight-remarks'

const isAtLineStart = (text: string, at: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 8), at))

const BULLET = /^\s*(?:[-–—*•▪●◦‣·→➢✓✔✅>+~\uF0B7]|\(?\d{1,2}[.)]\s|[a-z][.)]\s)/u

/** A piece of a message with what it is about. */
export interface Segment extends Span {
  /** Where its words start, behind a head such as "Benefits:". */
  bodyStart: number
  text: string
  /** A topic, or one of `question`, `control`, `nothing`, `chat`, `company`, `contact`, `apply`, `equality`, `heading`. */
  label: string
  share: number
  /** The next likeliest. */
  second: { label: string; share: number }
  /** How much speaks for any of the labels that tell something of the vacancy. */
  vacancyShare: number
  strength: 'must' | 'nice' | 'learn' | 'notneeded' | 'unsaid'
  /** It is a value of its label and nothing else. */
  isValue: boolean
  /** By a mark in a table. */
  isRated: boolean
  flags: ReadonlySet<Flag>
  flagShares: Record<Flag, number>
  /** The sentence it stands in, counted from 0. */
  sentence: number
  /** The words of the head of its line, or of the heading above. */
  heading: readonly string[]
}

/** Labels of what tells nothing of the vacancy. */
const ASIDES = new Set(['apply', 'chat', 'contact', 'control', 'equality', 'heading', 'nothing', 'question'])

export const FLAGS = ['agency', 'change', 'undo', 'maybe'] as const
export type Flag = (typeof FLAGS)[number]

/** From these shares on, a piece is taken to be one. A withdrawal is rare, and costly to miss. */
const FLAG_SHARES: Record<Flag, number> = { agency: 0.3, change: 0.25, undo: 0.15, maybe: 0.4 }

export function contextOf(
  text: string,
  span: Span,
  sentence: Pick<Sentence, 'words' | 'tags' | 'start'>,
  around: Pick<SegmentContext, 'asked' | 'isDocument' | 'heading' | 'place'>,
): SegmentContext {
  const said = text.slice(span.start, span.end)
  const head = headOf(said)
  const number = NUMBERING.exec(said)?.[0].length ?? 0
  const start = span.start + (number < said.length ? Math.max(head.length, number) : 0)
  const inside = sentence.words.flatMap((word, at) =>
    word.start >= start && word.end <= span.end ? [at] : [],
  )
  const words = inside.flatMap((at) => sentence.words[at] ?? [])
  return {
    ...around,
    heading: head.length > 0 ? head.words : around.heading,
    words,
    tags: inside.map((at) => sentence.tags[at] ?? []),
    ending: /[?:.!,]["'”’)]*$/.exec(said)?.[0].charAt(0) ?? '',
    isLine: isAtLineStart(text, span.start),
    isItem: BULLET.test(said),
  }
}

/** The words of a heading, in lower case. */
export const headingWords = (text: string): string[] =>
  wordsOf(text)
    .slice(0, 8)
    .map((word) => word.text)

const sameFlags = (a: Segment['flags'], b: Segment['flags']) =>
  a.size === b.size && [...a].every((flag) => b.has(flag))

/** From this share on, a label stands whatever the head of the line says. */
const CERTAIN = 0.9

/** What is plainly the pay, or a short value, is for candidates, unless much more speaks against it. */
const AGENCY_SHARE_OF_VALUE = 0.6
/** In words. */
const SHORT_VALUE = 4

/** Below this share, a clause goes with the one before it if that is its next likeliest label. */
const DOUBTFUL = 0.7

const isAboutSame = (before: Segment, segment: Segment): boolean =>
  before.label === segment.label || (segment.share < DOUBTFUL && segment.second.label === before.label)

/** Two clauses of a sentence that are about the same stay one. A slip and what puts it right are about the same, but not one. */
function isOne(before: Segment, segment: Segment): boolean {
  if (teachingRemark(segment.text) !== null && segment.sentence <= before.sentence + 1) return true
  if (before.sentence !== segment.sentence || segment.bodyStart !== segment.start) return false
  if (pointsBack(segment.text)) return true
  if (remarkOn(segment.text) !== null) return true
  if (!isAboutSame(before, segment) || SLIP.test(segment.text)) return false
  // A value is too short to tell a change or a wish from.
  if (before.isValue || segment.isValue)
    return (
      !isCorrecting(segment.text) &&
      before.flags.has('agency') === segment.flags.has('agency') &&
      before.flags.has('undo') === segment.flags.has('undo')
    )
  return (
    sameFlags(before.flags, segment.flags) &&
    !segment.flags.has('change') &&
    (before.strength === segment.strength || segment.strength === 'unsaid')
  )
}

function joinSegments(text: string, segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const before = joined.at(-1)
    if (before && isOne(before, segment)) {
      const remark = remarkOn(segment.text)
      // "Nice, but we can teach that": it is wished for all the same.
      const strength = remark === 'learn' && before.strength === 'nice' ? 'nice' : (remark ?? before.strength)
      const end = teachingRemark(segment.text) ? before.end : segment.end
      joined[joined.length - 1] = { ...before, strength, end, text: text.slice(before.start, end) }
    } else joined.push(segment)
  }
  return joined
}

/** Labels of what somebody is wanted for. */
const OF_WORK: readonly string[] = ['responsibilities', ...REQUIREMENT_TOPICS]

type Ranked = { name: string; share: number }[]

interface Piece extends FirstLook {
  isFirstYear: boolean
  /** Of the list that it is an item of, by the line above it. */
  listed?: Topic
  /** By the mark behind it in a table. */
  rated?: 'must' | 'nice'
  /** It is a value of this topic and nothing else. */
  typed?: Topic
  /** It says what is wanted, behind why there is a vacancy. */
  isWanted: boolean
  /** It names what is not needed. */
  isDenial: boolean
  span: Span
  context: SegmentContext
  features: number[]
  /** Its labels, likeliest first, by itself or with what speaks for them around it. */
  weigh: (around?: number[]) => Ranked
  headLength: number
  heading: string[]
}

/** The pieces of a message, each with what it seems to be about by itself. */
function readPieces(
  text: string,
  models: Models,
  { asked, isDocument }: { asked: string; isDocument: boolean },
): Piece[] {
  const pieces: Piece[] = []
  let heading: string[] = []
  let headOfLine: string[] = []
  /** The last number of a list that stands on a line of its own. */
  let counted = 0
  let isLed = false
  let count = 0
  /** What the list is of that the line belongs to. */
  let list: Topic | null = null
  const { labels } = models
  const sentences = readSentences(text)
  const tagged = isDocument ? null : tagTalk(text, sentences, models, asked)
  const isTable =
    isDocument && sentences.filter((sentence) => tableMarkOf(text, sentence)).length >= TABLE_ROWS
  const cells = isDocument ? ratedCells(text) : []
  let nextCell = 0
  const cellAt = (at: number) => {
    while (cells[nextCell] && (cells[nextCell]?.end ?? 0) <= at) nextCell += 1
    const cell = cells[nextCell]
    return cell && cell.start <= at ? cell.kind : null
  }
  const isMarked =
    isDocument &&
    sentences.filter(({ start, end }) => LINE_MARK.test(text.slice(start, end))).length >= LINE_MARKS
  for (const sentence of sentences) {
    if (isAtLineStart(text, sentence.start)) {
      isLed = false
      const head = !isDocument && isListHead(text, sentence) ? text.slice(sentence.start, sentence.end) : null
      if (head !== null) list = topicOfListHead(head)
      else if (!isListItem(text, sentence.start)) list = null
      if (head !== null && (list || isShortHead(head))) {
        heading = headingWords(head)
        continue
      }
    }
    const rated = isTable ? tableMarkOf(text, sentence) : undefined
    const row = pieces.at(-1)
    if (rated && row) row.rated = rated
    if (rated) continue
    const cell = cellAt(sentence.start)
    if (cell === 'label') heading = headingWords(text.slice(sentence.start, sentence.end))
    if (cell === 'label' || cell === 'other') continue
    if (isDocument && text.slice(sentence.start, sentence.end) === `${counted + 1}`) {
      counted += 1
      continue
    }
    // "Duties: welding; fitting. Pay: £18 an hour": a head counts up to the full stop.
    if (!/;\s*$/.test(text.slice(Math.max(0, sentence.start - 8), sentence.start))) headOfLine = []
    const cuts = cutsOf(text, sentence, models, tagged)
    count += 1
    for (const span of piecesOf(text, sentence, cuts.at)) {
      if (cuts.spoken.has(span.from) && remarkOn(text.slice(span.start, span.end)) === null) count += 1
      const known = cuts.known.get(span.from)
      const { wanted } = known ?? {}
      const startOf = (at: number) => sentence.words[at]?.start ?? span.start
      const body = wanted ? startOf(wanted.body) : span.start
      const context = contextOf(text, { start: body, end: span.end }, sentence, {
        asked,
        isDocument,
        heading: headOfLine.length > 0 ? headOfLine : heading,
        place: pieces.length,
      })
      const head = headOf(text.slice(span.start, span.end))
      if (head.length > 0) headOfLine = head.words
      // What belongs to the page is no part of the advert.
      if (isDocument && isFurniture(text.slice(span.start, span.end))) continue
      isLed ||= FIRST_YEAR_LEAD.test(text.slice(span.start, span.end))
      const features = segmentFeatures(context)
      const weigh = (around: number[] = []) => {
        const shares = labels.weigh(features, around)
        return rank(
          labels,
          tagged ? tagged.together(labels.classes, shares, { start: body, end: span.end }) : shares,
        )
      }
      const [first] = weigh()
      if (!first) continue
      const mark = lineMarkOf(text.slice(span.start, span.end), isMarked)
      pieces.push({
        ...((cell ?? mark) && { rated: cell ?? mark }),
        span,
        context,
        features,
        weigh,
        ...(known?.topic && { typed: known.topic }),
        ...(list && { listed: list }),
        isWanted: wanted !== undefined,
        isDenial: known?.isDenial === true,
        isFirstYear: isLed || FIRST_YEAR.test(heading.join(' ')),
        label: known?.topic ?? first.name,
        share: known?.topic ? 1 : first.share,
        sentence: count,
        headLength: wanted ? startOf(wanted.clause) - span.start : head.length,
        heading: headOfLine.length > 0 ? headOfLine : heading,
      })
      if (first.name === 'heading') heading = headingWords(text.slice(span.start, span.end))
    }
  }
  return pieces
}

/** What an item of a list may look like, whatever the list is of. */
const OF_LISTS: ReadonlySet<string> = new Set([
  ...REQUIREMENT_TOPICS,
  'chat',
  'company',
  'culture',
  'driver',
  'growth',
  'heading',
  'responsibilities',
  'success',
])

/** The labels that a piece can have, with their shares, likeliest first. */
function rankLabels(text: string, pieces: readonly Piece[], at: number): Ranked {
  const piece = pieces[at] as Piece
  const { span, context, typed } = piece
  const ranked = piece.weigh(neighbourFeatures(context, pieces, at))
  if (typed) return [{ name: typed, share: 1 }, ...ranked.filter(({ name }) => name !== typed)]
  const [first] = ranked
  if (piece.listed && first && first.name !== piece.listed && OF_LISTS.has(first.name))
    return [
      { name: piece.listed, share: CERTAIN },
      { ...first, share: 0 },
    ]
  if (!piece.isWanted) {
    const said = text.slice(span.start, span.end)
    // "What you get: meals on duty": a heading has nothing behind its colon. "What you can tell people is …" asks nothing.
    const isOther = (name: string | undefined) =>
      (name === 'heading' && /:\s*[\p{L}\d]/u.test(said)) || (name === 'question' && sayableLead(said) > 0)
    return isOther(ranked[0]?.name) ? ranked.slice(1) : ranked
  }
  const wanted = ranked.filter(({ name }) => OF_WORK.includes(name))
  const sum = wanted.reduce((total, { share }) => total + share, 0)
  return wanted.map(({ name, share }) => ({ name, share: share / sum }))
}

/** The label of a piece is looked at again beside those around it, and stands for the pieces behind it. */
function toSegment(text: string, models: Models, pieces: readonly Piece[], at: number): Segment[] {
  const piece = pieces[at]
  if (!piece) return []
  const { span, context, features, headLength, heading, sentence, rated, typed } = piece
  const likely = rankLabels(text, pieces, at)
  const headed = headLength > 0 ? topicsNamed(heading.join(' ')) : []
  const own =
    headed.length === 1 && (likely[0]?.share ?? 0) < CERTAIN
      ? likely.find(({ name }) => name === headed[0])
      : undefined
  const [first, second] =
    own && own !== likely[0]
      ? [{ ...own, share: Math.max(own.share, DOUBTFUL) }, ...likely]
      : piece.isFirstYear && likely[0]?.name === 'responsibilities'
        ? [{ ...likely[0], name: 'success' }, likely[0]]
        : likely
  if (!first || !second) return []
  const isAddress = context.isDocument && CONTACT.test(text.slice(span.start, span.end))
  const label = isAddress ? 'contact' : first.name
  const isPay = label === 'pay' && first.share >= CERTAIN
  const isShortValue = (typed !== undefined || label === 'hours') && context.words.length <= SHORT_VALUE
  piece.label = label
  piece.share = first.share
  const strength = piece.isDenial
    ? 'notneeded'
    : (rated ?? rank(models.strengths, models.strengths.weigh(features))[0]?.name)
  const flagShares = Object.fromEntries(
    FLAGS.map((flag) => [flag, models.flags[flag].weigh(features)[1] ?? 0]),
  ) as Record<Flag, number>
  return [
    {
      start: span.start,
      end: span.end,
      bodyStart: span.start + headLength,
      text: text.slice(span.start, span.end),
      label,
      share: first.share,
      second: { label: second.name, share: second.share },
      vacancyShare: Math.min(
        1,
        likely.reduce((sum, { name, share }) => sum + (ASIDES.has(name) ? 0 : share), 0),
      ),
      strength: strength as Segment['strength'],
      isValue: typed !== undefined,
      isRated: rated !== undefined,
      flags: new Set(
        FLAGS.filter(
          (flag) =>
            flagShares[flag] >=
            (flag === 'agency' && (isPay || isShortValue) ? AGENCY_SHARE_OF_VALUE : FLAG_SHARES[flag]),
        ),
      ),
      flagShares,
      sentence,
      heading,
    },
  ]
}

/**
 * Cuts a message into pieces and says what each is about: first by itself, then beside what its neighbours seem to be about. Linear in the
 * message's length.
 */
export function readSegments(text: string, around: { asked: string; isDocument: boolean }): Segment[] {
  const models = loadModels()
  const pieces = readPieces(text, models, around)
  return joinSegments(
    text,
    pieces.flatMap((_, at) => toSegment(text, models, pieces, at)),
  )
}
