import { tagsOf } from '@/lib/ai/note-taker/text/tags'
import { wordsOf } from '@/lib/ai/note-taker/text/words'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { stemsOf } from '@/lib/consultation/guard/take-back/words'
import { figuresIn } from './figures'
import { SWAPS } from './swap-rows'
import { contentWords } from './targets'

/** Words that say what does not hold any more, and what does. UTF-16 offsets, end exclusive. */
export interface Swap {
  start: number
  end: number
  old: string
  /** Null where nothing comes in its place. */
  by: string | null
}

/** One of these is in every sentence that a row fits. */
const MAY_SWAP =
  /\b(?:not|apart|except|isn['’]t|aren['’]t|wasn['’]t|now|these days|nowadays|since|instead|place|lieu|wrote|written|said|gave|given|told|quoted|mentioned|replac\w+|supersed\w+|swap\w*|exchange|substitute|mov\w+|switch\w*|chang\w+|migrated|shifted|gone|going|used|takes?|took|but put|put|say|drop\w*|ditched|binned|scrapped|rid|stopped|finished|ended|ceased|discontinued|cancelled|canned|axed|withdrawn|way out|table|list|menu|cards|no more|pulled|past|out|comes?|longer|don['’]?t|never|should|ought|meant|supposed|read|too|overkill|arbitrary|excessive|over the top|plucked|optimistic|much|sky)\b|->|→|=>/i

const SENTENCE = /(?:[^.!?;\n…]|[.](?=[\p{L}\d])|;(?=\s*(?:it['’]?s|we)\b))+/gu
/** In characters. Nobody puts anything right at greater length. */
const SENTENCE_MAX = 260
const SWAPS_PER_MESSAGE = 20

const REPORTED = /^.*\b(?:says?|said|tells? me|told me|reckons?|think|thinks)(?: that)? /iu
const ARTICLE =
  /^(?:(?:the|an?|our|my|any|some|that|this|those|for|of|on|in|at|with|say|said|just|only|and|but|so)\s+)+/i
const TAIL = /(?:\s+(?:please|now|then|thanks|instead|anymore|any more|thing|bit|part|requirement))+$/i
const OPENING =
  /^(?:(?:put|say|use|make it|it['’]?s|we use|we['’]?re on|it should be|change (?:it|that) to|mark)\s+)+/i

/** The longest end of `words` that is known, or null: "head office say the bonus" names the bonus. */
export function longestKnownSuffix(words: string, isKnown: (words: string) => boolean): string | null {
  const parts = words.replace(TAIL, '').split(' ')
  for (let from = 0; from < parts.length; from += 1) {
    const end = parts.slice(from).join(' ').replace(ARTICLE, '')
    if ((contentWords(end).size > 0 || topicsNamed(end).length > 0) && isKnown(end)) return end
  }
  return null
}

/** All of `words`, or a name or figure at their end: what goes must be plain. */
function knownWhole(words: string, isKnown: (words: string) => boolean): string | null {
  const whole = words.replace(TAIL, '').replace(ARTICLE, '')
  const end = longestKnownSuffix(words, isKnown)
  return end !== null && (end === whole || isValue(end)) ? end : null
}

/** "38" in the place of "40 hours" is "38 hours". */
function withUnit(by: string, old: string): string {
  const [figure, ...others] = figuresIn(by)
  const [before, ...more] = figuresIn(old)
  if (!figure || !before || others.length > 0 || more.length > 0 || by.trim() !== figure.text) return by
  return old.slice(0, before.start) + figure.text + old.slice(before.end)
}

/** "We don’t mind what sort of degree" takes no degree back. */
const LEAVES_OPEN =
  /\b(?:(?:do|does)(?:n['’]?t| not) (?:really |much )?(?:mind|care)|not (?:too |that |really )?(?:fussed|fussy|bothered))\b/i

/**
 * The swaps that the sentences of `text` say, in their order. `isKnown` says whether words have been said before the offset it is given:
 * something that nobody has said takes nothing back.
 */
export function findSwaps(
  text: string,
  isKnown: (words: string, at: number) => boolean,
): (Swap & { isKnown: boolean })[] {
  const found: (Swap & { isKnown: boolean })[] = []
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (found.length >= SWAPS_PER_MESSAGE) break
    if (sentence.length > SENTENCE_MAX || !MAY_SWAP.test(sentence) || LEAVES_OPEN.test(sentence)) continue
    const swap = readSwap(text, sentence, index, isKnown)
    if (swap) found.push(swap)
  }
  return found
}

const NAMED: readonly string[] = ['tool', 'certificate', 'place', 'month', 'weekday']

/** A figure or a name: "it was quiet but we are busy now" swaps nothing. */
export function isValue(said: string): boolean {
  if (figuresIn(said).length > 0 || /[\p{L}\d]\d|\d[\p{L}]|(?<!^)(?<![.!?] )\p{Lu}/u.test(said)) return true
  const words = wordsOf(said)
  const tags = tagsOf(said, words).flat()
  return (
    tags.some((tag) => NAMED.includes(tag)) || (/^\p{Lu}\p{L}+$/u.test(said) && contentWords(said).size > 0)
  )
}

const isFigured = (words: string): boolean => figuresIn(words).length > 0

/** Says something of its own, so that it is no value. */
const SAYS_MORE =
  /\b(?:i|it|we|they|you|he|she|that|there|would|will|is|are|was|were|can|could|do|does|has|have|must|should|might|may|if|who|sorry|no|not|nobody|everybody|someone|somebody|one)\b|['’](?:s|ll|re|ve|d|m)\b|n['’]t\b/i

/** Whether the one can come in the place of the other. */
function isSwap(old: string, by: string): boolean {
  if (SAYS_MORE.test(by) || !isValue(old) || !isValue(by)) return false
  if (isFigured(old) !== isFigured(by)) return false
  return !stemsOf(by).every((stem) => stemsOf(old).includes(stem))
}

/** How long what leads to a swap may be, in words: "HR have come back: …". */
const LEAD_WORDS = 6
const isLead = (words: string): boolean =>
  words.split(/\s+/).length <= LEAD_WORDS && !/\d/.test(words) && /[,:]\s*$|^\s*$/.test(words)

const JUDGED =
  /^\s*[.,;–—-]*\s*(?:(?:let['’]?s )?(?:say|put|make it|call it)\s+)?(?<by>[^\s,;.]+(?: to [^\s,;.]+)?)(?<rest>[^,;.!?\n]{0,30})/iu

const OF_PEOPLE = /\b(?:i|we|you|they|he|she|it)$/i

function readSwap(
  text: string,
  sentence: string,
  offset: number,
  isKnown: (words: string, at: number) => boolean,
): (Swap & { isKnown: boolean }) | null {
  const words = sentence.trimStart()
  const start = offset + sentence.length - words.length
  for (const { pattern, isPlain, isJudging, isOpposing } of SWAPS) {
    const match = pattern.exec(words)
    if (!match?.groups) continue
    const said = match.groups.old ?? match.groups.old2 ?? ''
    const by = match.groups.by ?? match.groups.by2 ?? null
    const lead = /^[,;:–—(\s-]*/.exec(match[0])?.[0].length ?? 0
    const at = start + match.index + lead
    const named = said.replace(REPORTED, '')
    const old = (by === null ? knownWhole : longestKnownSuffix)(named, (part) => isKnown(part, at))
    if (old === null && !(isPlain && by !== null)) continue
    // "The pay is wrong" names no value.
    if (by === null && old !== null && topicsNamed(old).length > 0 && isJudging) continue
    // "In three months they should be signed off" is said of people, and swaps nothing.
    if (by !== null && OF_PEOPLE.test(named)) continue
    // "The pay should be £40,000" says which pay of all.
    if (by !== null && old !== null && topicsNamed(old).length > 0) continue
    const value =
      by === null ? null : withUnit(by.replace(OPENING, '').replace(TAIL, ''), named.replace(ARTICLE, ''))
    if (value !== null && !isSwap(old ?? named, value)) continue
    if (value !== null && isOpposing && isFigured(value)) continue
    const before = words.slice(0, match.index + lead)
    const from = isLead(before) ? start : at
    const end = start + match.index + match[0].length
    const judged =
      isJudging && old !== null && isFigured(old) ? JUDGED.exec(text.slice(end, end + SENTENCE_MAX)) : null
    const instead = judged?.groups?.by ?? ''
    if (judged && isFigured(instead))
      return {
        start: from,
        end: end + judged[0].length,
        old: old ?? said,
        by: withUnit(instead, old ?? said),
        isKnown: true,
      }
    return { start: from, end, old: old ?? named, by: value, isKnown: old !== null }
  }
  return null
}
