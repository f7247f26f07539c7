import type { Weigher } from './classifier'
import { hashText } from './hash'
import type { JointSentence } from './joints'

/** In words. */
const REACHES = [4, 9]
const CLAUSE_REACH = 14
const CLAUSE_END = /[,;:()\u2013\u2014\n]/

const levelOf = (value: number, levels: readonly number[]): number =>
  levels.filter((level) => value >= level).length
const SURE_LEVELS = [0.3, 0.5, 0.7, 0.9]
const LIKE_LEVELS = [0.05, 0.15, 0.35, 0.65, 0.85, 0.95]

/** From 0 to 1. */
function likeness(left: readonly number[], right: readonly number[]): number {
  let [both, ofLeft, ofRight] = [0, 0, 0]
  for (const [index, a] of left.entries()) {
    const b = right[index] ?? 0
    both += a * b
    ofLeft += a * a
    ofRight += b * b
  }
  return both / Math.sqrt(ofLeft * ofRight)
}

/**
 * What the words on either side of a joint are about, as numbers of 32 bits: with `jointFeatures`, what speaks for a cut before word `at`.
 * `weigh` gives the shares of the labels over a run of words, `since` is the words since the last cut.
 */
export function sideFeatures(sentence: JointSentence, at: number, since: number, weigh: Weigher): number[] {
  const { words, marks, isBare } = sentence
  const [mark, word] = [marks[at], words[at]?.text]
  const side = (from: number, to: number) => {
    const shares = weigh(Math.max(0, from), Math.min(words.length, to))
    const share = Math.max(...shares)
    return { shares, top: shares.indexOf(share), sure: levelOf(share, SURE_LEVELS) }
  }
  const left = side(at - since, at)
  const compare = (to: number) => {
    const right = side(at, to)
    return {
      right,
      isSame: left.top === right.top,
      like: levelOf(likeness(left.shares, right.shares), LIKE_LEVELS),
    }
  }
  const names = [`l ${left.top} ${left.sure}`]
  for (const reach of REACHES) {
    const { right, isSame, like } = compare(at + reach)
    const both = side(at - since, at + reach)
    names.push(
      `${reach} ${isSame} ${like}`,
      `${reach} ${isSame} ${left.sure} ${right.sure}`,
      `${reach} p ${left.top} ${right.top}`,
      `${reach} ${like} ${mark} ${isBare}`,
      `${reach} ${like} w ${word}`,
      `${reach} r ${right.top} ${right.sure}`,
      `${reach} r ${right.top} ${mark} ${word}`,
      `${reach} s ${isSame} ${Math.min(since, 8)} ${like}`,
      `${reach} b ${both.sure} ${left.sure} ${right.sure} ${isSame}`,
    )
  }
  let end = at + 1
  while (end < Math.min(words.length, at + CLAUSE_REACH) && !CLAUSE_END.test(marks[end] ?? '')) end += 1
  const { right, isSame, like } = compare(end)
  names.push(
    `e ${isSame} ${like}`,
    `e ${end - at} ${isSame}`,
    `e p ${left.top} ${right.top}`,
    `e ${right.sure} ${isSame} ${left.sure}`,
  )
  return names.map((name) => hashText(`side ${name}`))
}
