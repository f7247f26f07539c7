import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import cues from './lexicon/cues.json'
import { rank } from './model/classifier'
import { type JointSentence, jointFeatures, markOf } from './model/joints'
import { loadModels, type Models } from './model/models'
import { followFeatures, type SegmentContext, segmentFeatures, wordFeatures } from './model/segment-features'
import { sideFeatures } from './model/side-features'
import { sentencesOf } from './text/sentences'
import { type Span, trimSpan } from './text/spans'
import { type Tag, tagsOf } from './text/tags'
import { type Word, wordsOf } from './text/words'
import { splitByWeight } from './weight-joint'

const isAtLineStart = (text: string, at: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 8), at))

export interface Sentence extends Span, JointSentence {
  words: Word[]
  tags: Tag[][]
}

const BULLET = /^\s*(?:[-–—*•▪●◦‣·→➢✓✔✅>+~\uF0B7]|\(?\d{1,2}[.)]\s|[a-z][.)]\s)/u

/** Nobody writes as many words without a mark; speech recognition does. */
const BARE_WORDS = 12

export function readSentences(text: string): Sentence[] {
  return sentencesOf(text).map((span) => {
    const said = text.slice(span.start, span.end)
    const words = wordsOf(said, span.start)
    const isBare = words.length > BARE_WORDS && !/[,;:.()–—]\s|[.!?;]$/u.test(said)
    const marks = words.map((word, at) => markOf(text.slice(words[at - 1]?.end ?? span.start, word.start)))
    return { ...span, words, tags: tagsOf(text, words), marks, isBare }
  })
}

/** From this share on, a sentence is cut. */
const CUT = 0.25

/** A slip of the tongue that is put right in the same breath: what follows replaces what came before. */
export const SLIP =
  /^(?:(?:no|oh|er|um)[\s,]+)?(?:sorry|wait|hang on|hold on|scrap that|scratch that|make (?:that|it)|correction|i mean(?:t)?|i tell a lie|no make|let['’]?s say|call it)\b(?=.{0,40}[\p{L}\d])/iu

/** In characters. */
const SLIP_REACH = 60

const TAKES_NAME = /^(?:know|use|have|has|need|needs|hold|get|read|write|run)$|[^e]ed$|ing$/

const NAME_WORDS = 4

/** "To know CS 454", "have used Midas": a verb and the name behind it are in one clause. */
function isNameOfVerb({ words, marks }: Sentence, at: number): boolean {
  const isName = (index: number) => marks[index] === '_' && words[index]?.shape.startsWith('capital') === true
  let first = at
  while (isName(first - 1) && at - first < NAME_WORDS) first -= 1
  return isName(at) && TAKES_NAME.test(words[first - 1]?.text ?? '')
}

/** Where a sentence falls into clauses, as indexes of the words that open one, without the first. */
function cutsOf(text: string, sentence: Sentence, { joints, labels }: Models): number[] {
  const weigh = labels.runs(wordFeatures(sentence.words, sentence.tags))
  const cuts: number[] = []
  let since = 0
  let wasSlip = false
  for (let at = 1; at < sentence.words.length; at += 1) {
    since += 1
    const from = sentence.words[at]?.start ?? 0
    const isSlip: boolean =
      !wasSlip &&
      SLIP.test(text.slice(from, from + SLIP_REACH)) &&
      /\d/.test(text.slice(Math.max(sentence.start, from - SLIP_REACH), from))
    wasSlip = isSlip || (wasSlip && since < 3)
    const [, share = 0] = joints.weigh(
      jointFeatures(sentence, at, since),
      sideFeatures(sentence, at, since, weigh),
    )
    if (!isSlip && (share < CUT || isNameOfVerb(sentence, at))) continue
    cuts.push(at)
    since = 0
  }
  const isRequirement = (from: number, to: number) => {
    const shares = weigh(from, to)
    const label = labels.classes[shares.indexOf(Math.max(...shares))]
    return REQUIREMENT_TOPICS.some((topic) => topic === label)
  }
  return splitByWeight(text, sentence.words, cuts, isRequirement)
}

/** The pieces of a sentence between cuts, in order. */
export function piecesOf(
  text: string,
  sentence: Sentence,
  cuts: readonly number[],
): (Span & { from: number; to: number })[] {
  const edges = [0, ...cuts, sentence.words.length]
  return edges.slice(1).flatMap((to, index) => {
    const from = edges[index] ?? 0
    const start = index === 0 ? sentence.start : (sentence.words[from]?.start ?? sentence.start)
    const end = to === sentence.words.length ? sentence.end : (sentence.words[to]?.start ?? sentence.end)
    // An opening mark belongs to what follows it.
    const opening = /[("“‘£€$]+$/u.exec(text.slice(sentence.start, start))?.[0].length ?? 0
    const closing =
      to === sentence.words.length ? 0 : (/[("“‘]+$/u.exec(text.slice(start, end))?.[0].length ?? 0)
    const span = trimSpan(text, { start: start - opening, end: end - closing })
    return span ? [{ ...span, from, to }] : []
  })
}

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
const FLAG_SHARES: Record<Flag, number> = { agency: 0.15, change: 0.25, undo: 0.15, maybe: 0.4 }

const HEAD_WORDS: ReadonlySet<string> = new Set(cues.heads)
/** "Job: run the trials", "Nice - PowerShell": the words before the mark head what follows. */
const HEAD =
  /^(?:[-–—*•▪●◦‣·→➢✓✔✅>\uF0B7]\s*)?((?:[\p{L}’'/&-]+\s+){0,4}[\p{L}’'/&-]+)\s*(?::\s*|\s[–—-]\s+)(?=\S)/u

/** The words that head a piece, and the length of what they take with their mark; 0 where there are none. */
export function headOf(said: string): { length: number; words: string[] } {
  const [found = '', head = ''] = HEAD.exec(said) ?? []
  const words = wordsOf(head).map((word) => word.text)
  return words.length > 0 && words.every((word) => HEAD_WORDS.has(word))
    ? { length: found.length, words }
    : { length: 0, words: [] }
}

export function contextOf(
  text: string,
  span: Span,
  sentence: Pick<Sentence, 'words' | 'tags' | 'start'>,
  around: Pick<SegmentContext, 'asked' | 'isDocument' | 'heading' | 'place'>,
): SegmentContext {
  const head = headOf(text.slice(span.start, span.end))
  const start = span.start + head.length
  const inside = sentence.words.flatMap((word, at) =>
    word.start >= start && word.end <= span.end ? [at] : [],
  )
  const words = inside.flatMap((at) => sentence.words[at] ?? [])
  return {
    ...around,
    heading: head.length > 0 ? head.words : around.heading,
    words,
    tags: inside.map((at) => sentence.tags[at] ?? []),
    ending: /[?:.!,]["'”’)]*$/.exec(text.slice(span.start, span.end))?.[0].charAt(0) ?? '',
    isLine: isAtLineStart(text, span.start),
    isItem: BULLET.test(text.slice(span.start, span.end)),
  }
}

/** The words of a heading, in lower case. */
export const headingWords = (text: string): string[] =>
  wordsOf(text)
    .slice(0, 8)
    .map((word) => word.text)

const sameFlags = (a: ReadonlySet<Flag>, b: ReadonlySet<Flag>) =>
  a.size === b.size && [...a].every((flag) => b.has(flag))

/** Below this share, a clause goes with the one before it if that is its next likeliest label. */
const DOUBTFUL = 0.7

/** Two clauses of a sentence that are about the same stay one. A slip and what puts it right are about the same, but not one. */
const isOne = (before: Segment | undefined, segment: Segment): boolean =>
  before?.sentence === segment.sentence &&
  (before.label === segment.label || (segment.share < DOUBTFUL && segment.second.label === before.label)) &&
  segment.bodyStart === segment.start &&
  sameFlags(before.flags, segment.flags) &&
  !segment.flags.has('change') &&
  !SLIP.test(segment.text) &&
  (before.strength === segment.strength || segment.strength === 'unsaid')

function join(text: string, segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const before = joined.at(-1)
    if (before && isOne(before, segment))
      joined[joined.length - 1] = { ...before, end: segment.end, text: text.slice(before.start, segment.end) }
    else joined.push(segment)
  }
  return joined
}

/** Cuts a message into pieces and says what each is about. Linear in its length. */
export function readSegments(
  text: string,
  { asked, isDocument }: { asked: string; isDocument: boolean },
): Segment[] {
  const models = loadModels()
  const segments: Segment[] = []
  let before = '^'
  let heading: string[] = []
  let headOfLine: string[] = []
  for (const [index, sentence] of readSentences(text).entries()) {
    // "Duties: welding; fitting. Pay: £18 an hour": a head counts up to the full stop.
    if (!/;\s*$/.test(text.slice(Math.max(0, sentence.start - 8), sentence.start))) headOfLine = []
    for (const span of piecesOf(text, sentence, cutsOf(text, sentence, models))) {
      const context = contextOf(text, span, sentence, {
        asked,
        isDocument,
        heading: headOfLine.length > 0 ? headOfLine : heading,
        place: segments.length,
      })
      const head = headOf(text.slice(span.start, span.end))
      if (head.length > 0) headOfLine = head.words
      const features = segmentFeatures(context)
      const ranked = rank(models.labels, models.labels.weigh(features, followFeatures(context, before)))
      const [first, second] = ranked
      if (!first || !second) continue
      const strength = rank(models.strengths, models.strengths.weigh(features))[0]?.name
      const flagShares = Object.fromEntries(
        FLAGS.map((flag) => [flag, models.flags[flag].weigh(features)[1] ?? 0]),
      ) as Record<Flag, number>
      const flags = FLAGS.filter((flag) => flagShares[flag] >= FLAG_SHARES[flag])
      segments.push({
        start: span.start,
        end: span.end,
        bodyStart: span.start + head.length,
        text: text.slice(span.start, span.end),
        label: first.name,
        share: first.share,
        second: { label: second.name, share: second.share },
        vacancyShare: ranked.reduce((sum, { name, share }) => sum + (ASIDES.has(name) ? 0 : share), 0),
        strength: strength as Segment['strength'],
        flags: new Set(flags),
        flagShares,
        sentence: index,
        heading: headOfLine.length > 0 ? headOfLine : heading,
      })
      before = first.name
      if (first.name === 'heading') heading = headingWords(text.slice(span.start, span.end))
    }
  }
  return join(text, segments)
}
