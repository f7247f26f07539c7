import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { type JointSentence, jointFeatures, markOf } from './model/joints'
import type { Models } from './model/models'
import { wordFeatures } from './model/segment-features'
import { sideFeatures } from './model/side-features'
import { introductionBefore, isTorn } from './model/tears'
import { sentencesOf } from './text/sentences'
import { type Span, trimSpan } from './text/spans'
import { type Tag, tagsOf } from './text/tags'
import { type Word, wordsOf } from './text/words'
import { splitByWeight } from './weight-joint'

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

/** From this share on, a sentence is cut. */
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

/** Where a sentence falls into clauses, as indexes of the words that open one, without the first. */
export function cutsOf(text: string, sentence: Sentence, { joints, labels }: Models): number[] {
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
    if (!isSlip) {
      // However sure the model would be; asking it takes longer.
      if (isNameOfVerb(sentence, at) || isTorn(sentence, at, since, 1)) continue
      const features = jointFeatures(sentence, at, since)
      const [, share = 0] = joints.weigh(features, sideFeatures(sentence, at, since, weigh))
      if (share < CUT || isTorn(sentence, at, since, share)) continue
      const introduction = sentence.marks[at] === '_' ? introductionBefore(sentence, at, since) : null
      if (introduction !== null) {
        if (introduction > at - since) cuts.push(introduction)
        since = at - introduction
        continue
      }
    }
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
    const opening = /(?:[("“‘£€$]|[+&]\s)+$/u.exec(text.slice(sentence.start, start))?.[0].length ?? 0
    const closing =
      to === sentence.words.length
        ? 0
        : (/(?:[("“‘]|[+&]\s)+$/u.exec(text.slice(start, end))?.[0].length ?? 0)
    const span = trimSpan(text, { start: start - opening, end: end - closing })
    return span ? [{ ...span, from, to }] : []
  })
}
