import { SPOKEN_NUMBER } from '@/lib/consultation/brief/slots/figures'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { findAgencyOrders } from './agency-orders'
import { confidenceOpens, sayableLead } from './corrections/confidences'
import { isBareSlip } from './corrections/slips'
import { findListedValues } from './listed-values'
import type { Weigher } from './model/classifier'
import { opensFiniteClause } from './model/finite-clauses'
import { classOf, type JointSentence, jointFeatures, markOf } from './model/joints'
import type { Models } from './model/models'
import { wordFeatures } from './model/segment-features'
import { sideFeatures } from './model/side-features'
import { introductionBefore, isTorn } from './model/tears'
import { findReasonJoint } from './reason-joint'
import type { TaggedMessage } from './tagger/read-message'
import { headOf } from './text/head'
import { sentencesOf } from './text/sentences'
import { type Span, trimSpan } from './text/spans'
import { type Tag, tagsOf } from './text/tags'
import { type Word, wordsOf } from './text/words'
import { isPlainDuty } from './typed'
import { splitByWeight } from './weight-joint'
import { findTeachingRemark } from './weight-remarks'

export interface Sentence extends Span, JointSentence {
  words: Word[]
  tags: Tag[][]
}

/** Nobody writes as many words without a mark; speech recognition does. */
const BARE_WORDS = 12

export function readSentences(text: string): Sentence[] {
  return sentencesOf(text).map((span) => {
    const said = text.slice(span.start, span.end)
    const words = wordsOf(said, span.start)
    const isBare = words.length > BARE_WORDS && !/[,;:.()–—]\s|[.!?;]$/u.test(said)
    const marks = words.map((word, at) => {
      const mark = markOf(text.slice(words[at - 1]?.end ?? span.start, word.start))
      // A line break inside a sentence is where its line was wrapped.
      return mark === '\n' ? '_' : mark
    })
    return { ...span, words, tags: tagsOf(text, words), marks, isBare }
  })
}

/** From this share on, a clause of speech without marks is a sentence of its own. */
const NEW_SENTENCE = 0.5

/** From this share on, a sentence of a document is cut. */
const CUT = 0.33

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

/**
 * In writing with marks a clause starts behind a mark or with a word that joins clauses: "take a job from survey through to commissioning"
 * is one.
 */
const isInside = ({ words, marks, isBare }: Sentence, at: number): boolean =>
  !isBare &&
  (HANGS_ON.has(words[at]?.text ?? '') || (marks[at] === '_' && !OPENS.has(classOf(words[at]?.text ?? ''))))
/** What they open belongs to the clause before it: its reason, its condition, more about a thing in it. */
const HANGS_ON = new Set(
  'although as because cos since than though unless when where whereas which while who whose'.split(' '),
)
const OPENS = new Set(['and', 'clause', 'filler', 'subject'])

/** A clause that starts where no model needs to be asked. */
interface KnownStart {
  /** What it is about. */
  topic?: Topic
  /** Of what is wanted, behind why: the words where the clause and what it asks for begin. */
  wanted?: { clause: number; body: number }
  /** It names what is not wanted. */
  isDenial?: true
}

const QUALIFICATION =
  /\b(?:degrees?|graduates?|qualifications?|certificates?|diplomas?|hn[cd]|nvq|a[- ]levels?|gcses?|phds?|masters?)\b/i
/** "Competence records, not a degree", at the end of its clause. */
const CONTRAST =
  /(?:[,;–—(]\s*|(?<!\b(?:is|are|was|were|it['’]s|that['’]s|do|does|did|or|and|but|if|why|will|would|can))\s)(?=not (?:an? |the )?(?<what>[^,;:.]{3,40})[.!]?$)/iu
const MARKS_OF_CLAUSE = new Set([',', ';', '–'])
/** "No make it three years three is enough": the figure that is put right, dictated in one breath with what follows. */
const FIGURE_PUT_RIGHT = new RegExp(
  `\\bmake (?:it|that) (?:\\d+|${SPOKEN_NUMBER}) (?:years?|months?|weeks?|days?|hours?|nights?) (?!(?:and|or|to|of|on|in|at|a|an|with|for|from|per|minimum|maximum|experience)\\b)`,
  'iu',
)
/** "All on site | in Ludlow": how somebody works, and where. */
const PATTERN_BEFORE_PLACE =
  /\b(?:on[- ]?site|office[- ]based|hybrid|remote(?:ly)?),? (?=(?:in|at|from|near) (?:the |our )?\p{Lu})/u
/** "a planner in Bristol | because we have won": where it is, and why. */
const PLACE_BEFORE_REASON =
  /\b(?:in|at|near) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2},? (?=(?:because|as|since) (?:we|our|the|they|i|my|one|two|three)\b)/u
/** In characters: enough to see that it tells of the work. */
const DUTY_REACH = 60

/** Where clauses start in talk whatever the model would say, by the index of their first word; and the words inside a value. */
function knownStarts(
  text: string,
  sentence: Sentence,
): { starts: Map<number, KnownStart>; inside: Set<number> } {
  const { words, start, end } = sentence
  const starts = new Map<number, KnownStart>()
  const inside = new Set<number>()
  const wordAt = (offset: number) => words.findIndex((word) => word.start >= start + offset)
  const said = text.slice(start, end)
  const contrast = CONTRAST.exec(said)
  if (contrast && QUALIFICATION.test(contrast.groups?.what ?? ''))
    starts.set(wordAt(contrast.index + contrast[0].length), { isDenial: true })
  const confidence = sentence.isBare ? confidenceOpens(said) : -1
  if (confidence > 0) starts.set(wordAt(confidence), {})
  const putRight = sentence.isBare ? FIGURE_PUT_RIGHT.exec(said) : null
  if (putRight) starts.set(wordAt(putRight.index + putRight[0].length), {})
  const remark = findTeachingRemark(said)
  if (remark > 0) starts.set(wordAt(remark), {})
  for (const [at, word] of words.entries())
    if (
      MARKS_OF_CLAUSE.has(sentence.marks[at] ?? '') &&
      isPlainDuty(text.slice(word.start, word.start + DUTY_REACH))
    )
      starts.set(at, {})
  const place = PATTERN_BEFORE_PLACE.exec(said)
  if (place) starts.set(wordAt(place.index + place[0].length), {})
  const because = PLACE_BEFORE_REASON.exec(said)
  if (because) starts.set(wordAt(because.index + because[0].length), {})
  for (const order of findAgencyOrders(said)) {
    const [from, to] = [wordAt(order.start), words.findIndex((word) => word.start >= start + order.end)]
    if (from < 0) continue
    starts.set(from, { topic: 'alsoSaid' })
    if (to > 0 && !starts.has(to)) starts.set(to, {})
    for (let at = from + 1; at < (to < 0 ? words.length : to); at += 1) inside.add(at)
  }
  const reason = findReasonJoint(text, words)
  if (reason) starts.set(reason.at, { wanted: reason })
  for (const { from, to, topic } of findListedValues(text, sentence)) {
    starts.set(from, { topic })
    if (!starts.has(to)) starts.set(to, {})
    for (let at = from + 1; at < to; at += 1) inside.add(at)
  }
  return { starts, inside }
}

export interface Cuts {
  /** Indexes of the words that open a clause, without the first. */
  at: number[]
  known: ReadonlyMap<number, KnownStart>
  /** Of these, the ones that open a sentence of speech without marks. */
  spoken: ReadonlySet<number>
}

/** "2. Raising anomalies": a number in front of an item. */
const isNumbering = ({ words }: Sentence, at: number, since: number): boolean =>
  since === 1 && /^\d{1,2}$/.test(words[at - 1]?.text ?? '')

/** Where a sentence falls into clauses. `tagged` is the message of talk in which it stands, null for a document. */
export function cutsOf(
  text: string,
  sentence: Sentence,
  { joints, labels }: Models,
  tagged: TaggedMessage | null,
): Cuts {
  let runs: Weigher | null = null
  const weigh: Weigher = (from, to) => {
    runs ??= labels.runs(wordFeatures(sentence.words, sentence.tags))
    return runs(from, to)
  }
  const cuts: number[] = []
  const spoken = new Set<number>()
  const { starts, inside } = tagged ? knownStarts(text, sentence) : { starts: new Map(), inside: new Set() }
  const headEnd = sentence.start + headOf(text.slice(sentence.start, sentence.end)).length
  const isCut = (at: number, since: number): boolean => {
    const start = sentence.words[at]?.start ?? 0
    if (tagged && !tagged.isCut(start)) return false
    // However sure a model would be.
    if (isTorn(sentence, at, since, 1)) return false
    if (tagged) {
      const opening = sentence.words[at - since]?.start ?? 0
      const isLead =
        sayableLead(text.slice(opening, sentence.end)) === start - opening ||
        isBareSlip(text.slice(opening, start))
      return !isNumbering(sentence, at, since) && !isLead
    }
    if (isInside(sentence, at)) return false
    const features = jointFeatures(sentence, at, since)
    const [, share = 0] = joints.weigh(features, sideFeatures(sentence, at, since, weigh))
    return share >= CUT && !isTorn(sentence, at, since, share)
  }
  const isSpoken = (at: number, since: number): boolean =>
    tagged !== null &&
    sentence.isBare &&
    (tagged.shareOfCut(sentence.words[at]?.start ?? 0) >= NEW_SENTENCE ||
      opensFiniteClause(sentence, at, since))
  let since = 0
  let wasSlip = false
  for (let at = 1; at < sentence.words.length; at += 1) {
    since += 1
    const from = sentence.words[at]?.start ?? 0
    if (starts.has(at)) {
      cuts.push(at)
      since = 0
      continue
    }
    if (inside.has(at) || from <= headEnd) continue
    const isSlip: boolean =
      !wasSlip &&
      SLIP.test(text.slice(from, from + SLIP_REACH)) &&
      /\d/.test(text.slice(Math.max(sentence.start, from - SLIP_REACH), from))
    wasSlip = isSlip || (wasSlip && since < 3)
    if (!isSlip) {
      if (isNameOfVerb(sentence, at)) continue
      const opensSentence = tagged !== null && opensFiniteClause(sentence, at, since)
      if (!opensSentence && !isCut(at, since)) continue
      const introduction =
        !tagged && sentence.marks[at] === '_' ? introductionBefore(sentence, at, since) : null
      if (introduction !== null) {
        if (introduction > at - since) cuts.push(introduction)
        since = at - introduction
        continue
      }
    }
    cuts.push(at)
    if (isSpoken(at, since)) spoken.add(at)
    since = 0
  }
  const isRequirement = (from: number, to: number) => {
    const shares = weigh(from, to)
    const label = labels.classes[shares.indexOf(Math.max(...shares))]
    return REQUIREMENT_TOPICS.some((topic) => topic === label)
  }
  return { at: splitByWeight(text, sentence.words, cuts, isRequirement), known: starts, spoken }
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
    const opening = /(?:[("“‘£€$]|[+&]\s)+$/u.exec(text.slice(sentence.start, start))?.[0].length ?? 0
    const closing =
      to === sentence.words.length
        ? 0
        : (/(?:[("“‘]|[+&]\s)+$/u.exec(text.slice(start, end))?.[0].length ?? 0)
    const span = trimSpan(text, { start: start - opening, end: end - closing })
    return span ? [{ ...span, from, to }] : []
  })
}
