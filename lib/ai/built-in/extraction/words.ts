import { numberOf } from './numbers'

const STOP = new Set(
  `a an the and or of in on at to for with by from is are was were be been it its that this these those we they you i our their
  your my some any about around as so not no do does did have has had will would can could should must need needs all just very
  really who which what there here us them me up out over more than into if but also too only one`.split(
    /\s+/,
  ),
)

/** A word without its usual endings, for telling whether two are the same. */
export function stem(word: string): string {
  const number = numberOf(word)
  if (number !== null && word.length > 2) return String(number)
  const lower = word.toLowerCase().replace(/'s?$/, '')
  if (lower.length < 5 || /\d/.test(lower)) return lower.replace(/(?<=\w{3})s$/, '')
  return lower.replace(/(?:ations?|ings?|ers?|ed|ies|es|s|ments?|ly)$/, '').replace(/(.)\1$/, '$1')
}

function stemsIn(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'+#&.-]*/gu)]
    .map(([word]) => word.replace(/[.'/-]+$/, ''))
    .filter((word) => !STOP.has(word.toLowerCase()))
    .map(stem)
}

/** Values are compared again and again while a message is read; the same text always has the same stems. A long message has
 * fewer pieces than are kept. */
const KNOWN = new Map<string, readonly string[]>()
const KNOWN_MAX = 5000

/** The stems of the words of a text that carry meaning. */
export function stems(text: string): readonly string[] {
  const known = KNOWN.get(text)
  if (known !== undefined) return known
  const found = stemsIn(text)
  if (KNOWN.size >= KNOWN_MAX) KNOWN.clear()
  KNOWN.set(text, found)
  return found
}

/** The share of the stems of `part` that stand in `whole`; 0 for a part without any. */
export function overlap(part: string, whole: string): number {
  const wanted = stems(part)
  if (wanted.length === 0) return 0
  const known = stems(whole)
  return wanted.filter((word) => known.includes(word)).length / wanted.length
}

/** Words that hang on to the end of a sentence and say nothing. */
export const TRAILERS =
  /(?:[\s,;-]+(?:as well|too|oh|um|erm|then|though|please|mind|of course|by the way|for sure|to be honest|tbh|if i'm honest|i(?:'d)? (?:think|guess|suppose|reckon|say|hope)|really|basically|mostly anyway|anyway|i'm afraid|thanks|cheers))+$/i
