import cues from './lexicon/cues.json'
import { type Classifier, rank } from './model/classifier'
import { isVerbal, jointFeatures, opensClause } from './model/joints'
import { loadModels } from './model/models'
import { followFeatures, type SegmentContext, segmentFeatures } from './model/segment-features'
import { sentencesOf } from './text/sentences'
import { type Span, trimSpan } from './text/spans'
import { type Tag, tagsOf } from './text/tags'
import { type Word, wordsOf } from './text/words'

const isAtLineStart = (text: string, at: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 8), at))

export interface Sentence extends Span {
  words: Word[]
  tags: Tag[][]
  /** Without marks, as speech recognition writes. */
  isBare: boolean
}

const BULLET = /^\s*(?:[-–—*•▪●◦‣·→➢✓✔✅>+~\uF0B7]|\(?\d{1,2}[.)]\s|[a-z][.)]\s)/u

/** Nobody writes as many words without a mark; speech recognition does. */
const BARE_WORDS = 12

export function readSentences(text: string): Sentence[] {
  return sentencesOf(text).map((span) => {
    const said = text.slice(span.start, span.end)
    const words = wordsOf(said, span.start)
    const isBare = words.length > BARE_WORDS && !/[,;:.()–—]\s|[.!?;]$/u.test(said)
    return { ...span, words, tags: tagsOf(text, words), isBare }
  })
}

/** From this share on, a sentence is cut. */
const CUT = 0.4
/** From this share on, it is cut where the two sides are about different things. */
const MAYBE_CUT = 0.12
const COMMA_CUT = 0.02
/** How sure each side must be of its label. */
const SURE_SIDE = 0.55

/** No clause ends with one of these, unless a mark follows it. */
const NEVER_LAST = new Set(
  `a an the our their your my his her its some any every each of in on at to for with by from into about as than per and or but so nor is are was were be been will would must should can could might may
has have had do does did not very really just who which that whose if when where because while until unless i we they you he she it's there's they'd they'll we'd we'll i'd i'll we're i'm they're need needs want get gets`.split(
    /\s+/,
  ),
)
const MARK = /[,;:()\u2013\u2014!?]|\s[-/]\s/u

const mayCut = (text: string, { words, isBare }: Sentence, at: number, since: number): boolean => {
  const last = words[at - 1]
  if (!last) return false
  const next = words[at]
  const gap = text.slice(last.end, next?.start)
  if (MARK.test(gap)) return true
  if (NEVER_LAST.has(last.text)) return false
  // "On the audit side you will plan": what comes before is no clause.
  if (!isBare && !words.slice(at - since, at).some(isVerbal)) return false
  // Who writes with marks sets one between clauses, or a word that opens the next.
  return (
    isBare || gap.includes('\t') || opensClause(next) || (next?.shape === 'capital' && last.shape === 'lower')
  )
}

/** A slip of the tongue that is put right in the same breath: what follows replaces what came before. */
export const SLIP =
  /^(?:(?:no|oh|er|um)[\s,]+)?(?:sorry|wait|hang on|hold on|scrap that|scratch that|make (?:that|it)|correction|i mean(?:t)?|i tell a lie|no make|let['’]?s say|call it)\b(?=.{0,40}[\p{L}\d])/iu

/** In characters. */
const SLIP_REACH = 60

/** How much speaks for a cut before each word of a sentence. */
function jointShares(text: string, sentence: Sentence, joints: Classifier): number[] {
  const shares = [0]
  let since = 0
  let wasSlip = false
  for (let at = 1; at < sentence.words.length; at += 1) {
    since += 1
    const gap = text.slice(sentence.words[at - 1]?.end, sentence.words[at]?.start)
    const from = sentence.words[at]?.start ?? 0
    const isSlip: boolean =
      !wasSlip &&
      SLIP.test(text.slice(from, from + SLIP_REACH)) &&
      /\d/.test(text.slice(Math.max(sentence.start, from - SLIP_REACH), from))
    wasSlip = isSlip || (wasSlip && since < 3)
    const share = isSlip
      ? 1
      : mayCut(text, sentence, at, since)
        ? (joints.weigh(jointFeatures(sentence, at, gap, since))[1] ?? 0)
        : 0
    shares.push(share)
    if (share >= CUT) since = 0
  }
  return shares
}

type LabelOf = (from: number, to: number) => { name: string; share: number }

/** Cuts where both sides are plainly about different things, the likeliest first. */
function splitByLabel(
  shares: readonly number[],
  from: number,
  to: number,
  labelOf: LabelOf,
  isAfterComma: (at: number) => boolean,
): number[] {
  const places = Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index)
    .filter((at) => (shares[at] ?? 0) >= (isAfterComma(at) ? COMMA_CUT : MAYBE_CUT))
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
    .slice(0, 4)
  for (const at of places) {
    const [left, right] = [labelOf(from, at), labelOf(at, to)]
    if (left.name !== right.name && left.share >= SURE_SIDE && right.share >= SURE_SIDE)
      return [
        ...splitByLabel(shares, from, at, labelOf, isAfterComma),
        at,
        ...splitByLabel(shares, at, to, labelOf, isAfterComma),
      ]
  }
  return []
}

/** Where a sentence falls into clauses, as indexes of the words that open one, without the first. */
function cutsOf(text: string, sentence: Sentence, joints: Classifier, labelOf: LabelOf): number[] {
  const shares = jointShares(text, sentence, joints)
  const edges = shares.flatMap((share, at) => (share >= CUT ? [at] : []))
  const bounds = [0, ...edges, sentence.words.length]
  const isAfterComma = (at: number) =>
    text.slice(sentence.words[at - 1]?.end, sentence.words[at]?.start).includes(',')
  return bounds
    .slice(1)
    .flatMap((to, index) => {
      const from = bounds[index] ?? 0
      return [...(from === 0 ? [] : [from]), ...splitByLabel(shares, from, to, labelOf, isAfterComma)]
    })
    .sort((a, b) => a - b)
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
  strength: 'must' | 'nice' | 'learn' | 'notneeded' | 'unsaid'
  flags: ReadonlySet<Flag>
  flagShares: Record<Flag, number>
  /** The sentence it stands in, counted from 0. */
  sentence: number
  /** The words of the head of its line, or of the heading above. */
  heading: readonly string[]
}

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
    const labelOf: LabelOf = (from, to) => {
      const [span] = piecesOf(
        text,
        sentence,
        [from, to].filter((at) => at > 0 && at < sentence.words.length),
      ).filter((piece) => piece.from === from)
      if (!span) return { name: '', share: 0 }
      const context = contextOf(text, span, sentence, {
        asked,
        isDocument,
        heading: headOfLine.length > 0 ? headOfLine : heading,
        place: segments.length,
      })
      return rank(models.labels, models.labels.weigh(segmentFeatures(context)))[0] ?? { name: '', share: 0 }
    }
    for (const span of piecesOf(text, sentence, cutsOf(text, sentence, models.joints, labelOf))) {
      const context = contextOf(text, span, sentence, {
        asked,
        isDocument,
        heading: headOfLine.length > 0 ? headOfLine : heading,
        place: segments.length,
      })
      const head = headOf(text.slice(span.start, span.end))
      if (head.length > 0) headOfLine = head.words
      const features = segmentFeatures(context)
      const [first, second] = rank(
        models.labels,
        models.labels.weigh(features, followFeatures(context, before)),
      )
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
  return segments
}
