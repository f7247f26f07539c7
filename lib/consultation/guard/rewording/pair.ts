import { type Meaning, OPPOSITES } from '@/lib/consultation/guard/language/meaning-words'
import { isContent, type RewordingContext, type RewordingText, stemOf } from './text'

export interface Pair {
  before: RewordingText
  after: RewordingText
  context: RewordingContext
  isNiceToHave: boolean
  isProspect: boolean
  /** Of the words above the line. */
  headingStems: ReadonlySet<string>
}

export const has = (text: RewordingText, ...meanings: Meaning[]) =>
  meanings.some((meaning) => text.meanings.has(meaning))
export const lost = ({ before, after }: Pair, ...meanings: Meaning[]) =>
  has(before, ...meanings) && !has(after, ...meanings)
export const gained = ({ before, after }: Pair, ...meanings: Meaning[]) =>
  !has(before, ...meanings) && has(after, ...meanings)

/** `text` has a word that fits and `other` has not: it may carry the meaning. */
export const hints = (hint: RegExp, text: RewordingText, other: RewordingText) =>
  [...text.words].some((word) => hint.test(word) && !other.words.has(word))

const OPPOSED = new Set(OPPOSITES.flat())

/** The share of a line's words that must have stayed before a word that went can be told from another way to say it. */
const MIN_KEPT_SHARE = 0.6

/** Its words mostly stayed, so that a lost "only" is lost and not said otherwise. */
export function isClose({ before, after }: Pair): boolean {
  const stems = (text: RewordingText) =>
    new Set(
      text.neutral
        .filter((word) => isContent(word) && !text.meaningWords.has(word) && !OPPOSED.has(word))
        .map(stemOf),
    )
  const [old, now] = [stems(before), stems(after)]
  const [fewer, more] = old.size <= now.size ? [old, now] : [now, old]
  return [...fewer].filter((stem) => more.has(stem)).length >= fewer.size * MIN_KEPT_SHARE
}

/** "A bonus, depends on the orders" said as "a bonus (not guaranteed)". */
export const isUnpromised = ({ before, after }: Pair): boolean =>
  before.words.has('bonus') &&
  has(before, 'condition', 'possible') &&
  (after.words.has('guaranteed') || after.words.has('discretionary')) &&
  has(after, 'possible')
