import { losesStart } from './aims'
import { losesBound, splitsDate } from './language/dates'
import { type Figure, figuresOf, isInMillions, unitOf } from './language/figures'
import type { Meaning } from './language/meaning-words'
import { findMeanings, type MeaningMatch } from './language/meanings'
import { foldName, isOneSlipApart, namesOf, wordsForNames } from './language/names'
import { readingsOf, thousandsAt } from './language/spoken'
import { isFigure, type Token, tokensOf } from './language/tokens'
import { isContent, stemOf } from './rewording/text'
import { isConstantOf, workedOut } from './sums'

export const VALUE_REASONS = ['figure', 'unit', 'name', 'meaning', 'words'] as const
export type ValueReason = (typeof VALUE_REASONS)[number]

const SLIPS_SOUGHT = 50
/** A smaller figure beside pay is in thousands. */
const SHORT_PAY_MAX = 1_000
/** From here on a figure beside it says that a small one may be short. */
const THOUSANDS = 10_000
/** The share of a value's words that its quote must hold. */
const MIN_QUOTED_SHARE = 0.65

/** Words that turn, bind or soften what they stand with. */
const KEPT: readonly Meaning[] = [
  'negation',
  'optional',
  'condition',
  'unless',
  'alternative',
  'minimum',
  'moreThan',
  'maximum',
  'lessThan',
  'notBefore',
  'notAfter',
  'exclusive',
  'except',
  'wish',
  'possible',
]
/** Either says what the other says. */
const ALIKE: readonly (readonly Meaning[])[] = [
  ['minimum', 'moreThan'],
  ['maximum', 'lessThan'],
  ['negation', 'except', 'notBefore', 'notAfter', 'optional', 'unless'],
  ['wish', 'optional'],
  ['condition', 'unless'],
]
/** A rating of the operation says them. */
const RATING: readonly Meaning[] = ['wish', 'optional', 'possible']

/** "41" of a salary is £41,000. */
const isShortFor = (value: string, quoted: string) =>
  Number(quoted) < SHORT_PAY_MAX && Number(value) === Number(quoted) * 1_000

const isSameFigure = (figure: Figure, quoted: Figure) =>
  isInMillions(figure, quoted) ||
  ((figure.value === quoted.value || isShortFor(figure.value, quoted.value)) &&
    (figure.currency === null || quoted.currency === null || figure.currency === quoted.currency) &&
    (figure.unit === null || quoted.unit === null || figure.unit === quoted.unit))

function findFigureReason(
  value: readonly Token[],
  quote: readonly Token[],
  text: string,
): ValueReason | null {
  const quoted = figuresOf(quote)
  const readings = new Set(readingsOf(quote, value, new Set(quoted.map((figure) => figure.value))))
  const inParts = new Set(quote.flatMap((_, at) => thousandsAt(quote, at).flatMap(({ parts }) => parts)))
  const hasThousands = quoted.some((candidate) => Number(candidate.value) >= THOUSANDS)
  const isQuoted = (figure: Figure) => quoted.some((candidate) => isSameFigure(figure, candidate))
  const worked = workedOut(text, value, isQuoted)
  for (const figure of figuresOf(value)) {
    if (worked.has(figure.value) || isConstantOf(figure, worked)) continue
    const twins = quoted.filter(
      (candidate) =>
        candidate.value === figure.value ||
        isInMillions(figure, candidate) ||
        ((figure.currency !== null || hasThousands) &&
          !inParts.has(candidate.value) &&
          isShortFor(figure.value, candidate.value)),
    )
    if (twins.length === 0 && readings.has(figure.value)) continue
    if (twins.length === 0) return 'figure'
    if (!twins.some((twin) => isSameFigure(figure, twin))) return 'unit'
  }
  return null
}

function hasNewName(value: readonly Token[], quote: readonly Token[]): boolean {
  const known = wordsForNames(quote)
  return namesOf(value).some(
    (name) =>
      !known.has(name) &&
      !(name.length > 4 && quote.some((token) => isOneSlipApart(name, foldName(token.raw)))),
  )
}

/** How far a "not" or an "only" reaches from the words it is about, in words. */
const REACH = 4
const BREAK = /^(?:and|but|because|then|while)$/
/** Behind a "so", these begin a clause; "not so much" has none of them. */
const AFTER_SO =
  /^(?:i|we|you|they|he|she|it|that|this|there|the|our|my|nothing|nobody|no|don['’]?t|do|please|keep)$/

/** Where the value stands in the quote, with the rest of its clause; null where none of its words is there. */
function coveredPart(
  value: readonly Token[],
  quote: readonly Token[],
  breaks: ReadonlySet<number>,
): [number, number] | null {
  const stems = new Set(value.filter(({ text }) => isContent(text)).map(({ text }) => stemOf(text)))
  const places = quote.flatMap(({ text }, at) => (isContent(text) && stems.has(stemOf(text)) ? [at] : []))
  let start = places[0]
  let end = places.at(-1)
  if (start === undefined || end === undefined) return null
  const isBreak = (at: number) =>
    BREAK.test(quote[at]?.text ?? '') ||
    (quote[at]?.text === 'so' && AFTER_SO.test(quote[at + 1]?.text ?? ''))
  for (let step = 0; step < REACH && start > 0 && !breaks.has(start) && !isBreak(start - 1); step += 1)
    start -= 1
  for (
    let step = 0;
    step < REACH && end + 1 < quote.length && !breaks.has(end + 1) && !isBreak(end + 1);
    step += 1
  )
    end += 1
  return [start, end]
}

/** The tokens that a comma or a full stop stands before. */
function breaksOf(quote: readonly Token[], text: string): Set<number> {
  return new Set(
    quote.flatMap((token, at) => {
      const previous = quote[at - 1]
      const gap = previous ? text.slice(previous.start + previous.raw.length, token.start) : ''
      return token.isFirst || /[,;:.?!()–—\n]/.test(gap) ? [at] : []
    }),
  )
}

const isKept = (meaning: Meaning, in_: ReadonlySet<Meaning>) =>
  in_.has(meaning) || ALIKE.some((group) => group.includes(meaning) && group.some((other) => in_.has(other)))

/** In words. "Only handy", "just a bonus": how much it weighs. */
const WEIGHT_REACH = 2

/** "If they can weld, that’s handy": how much it weighs, and nothing that the job hangs on. */
function weighsByIf(quote: readonly Token[], at: number): boolean {
  const isWanted = quote[at]?.text === 'if' && IF_THEY.test(quote[at + 1]?.text ?? '')
  return (
    isWanted &&
    quote.some(({ text }) => WEIGHT_WORD.test(text) || /^(?:great|good|lovely|better)$/.test(text))
  )
}

/** Meanings without the "or" of two neighbouring figures that the value holds both: "five or six" says what "5 to 6" says. */
function meaningsWithoutSpans(tokens: readonly Token[], value: readonly Token[]): MeaningMatch[] {
  const held = new Set(value.flatMap(({ text }) => (isFigure(text) ? [text] : [])))
  const isSpan = ({ meaning, at }: MeaningMatch) => {
    const [low, high] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
    return meaning === 'alternative' && Number(low) + 1 === Number(high) && held.has(low) && held.has(high)
  }
  return findMeanings(tokens).filter((match) => !isSpan(match))
}

/** `standing` are words of a corrected fact: their meanings may stay. */
function losesMeaning(
  value: readonly Token[],
  text: string,
  { isRated, standing }: { isRated: boolean; standing: readonly Token[] },
): boolean {
  const quote = tokensOf(text)
  const said = new Set(meaningsWithoutSpans(value, value).map(({ meaning }) => meaning))
  const all = meaningsWithoutSpans(quote, value)
  const sourced = new Set([...all, ...findMeanings(standing)].map(({ meaning }) => meaning))
  // "Possible, if they want it": what hangs on a condition is no more than possible.
  const isSoftened = (meaning: Meaning) => meaning === 'possible' && sourced.has('condition')
  if (
    [...said].some((meaning) => KEPT.includes(meaning) && !isKept(meaning, sourced) && !isSoftened(meaning))
  )
    return true
  const isWeight = ({ meaning, at }: MeaningMatch) =>
    isRated &&
    (RATING.includes(meaning) ||
      (meaning === 'condition' && weighsByIf(quote, at)) ||
      (meaning === 'exclusive' &&
        quote.slice(at + 1, at + 1 + WEIGHT_REACH).some(({ text: word }) => WEIGHT_WORD.test(word))))
  const part = coveredPart(value, quote, breaksOf(quote, text))
  if (!part) return false
  const [start, end] = part
  const isInPart = ({ at }: MeaningMatch) => at >= start && at <= end
  const words = ` ${value.map(({ text: word }) => word).join(' ')} `
  /** The very words are there: "doesn’t matter if" has the "if" of "not fussed, if". */
  const isVerbatim = ({ at, length }: MeaningMatch) =>
    words.includes(
      ` ${quote
        .slice(at, at + length)
        .map(({ text: word }) => word)
        .join(' ')} `,
    )
  return all
    .filter((match) => KEPT.includes(match.meaning) && !isWeight(match))
    .filter(isInPart)
    .some((match) => !isKept(match.meaning, said) && !isVerbatim(match))
}

/** Of years and of times, these say nothing that the figures do not: "five years’ experience", "7.30am". */
const ADDS_NOTHING = /^(?:experience|am|pm)$/
const HALF_DAY = /^(?:am|pm)$/

/** Without a vowel it is no word of its own: "mgr", "wkly". */
const SHORTENED = /^[bcdfghjklmnpqrstvwxz]{2,6}$/

/** The letters of a short form stand in the word in their order, from its first letter to its last. */
function isShortened(short: string, word: string): boolean {
  if (short.length >= word.length || short.at(-1) !== word.at(-1) || short[0] !== word[0]) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at >= short.length
}

/** What people say for it in part of the country: "somebody who’s going to stop". */
const SAID_FOR: Readonly<Record<string, string>> = { stay: 'stop' }

function hasNewWords(value: readonly Token[], quote: readonly Token[]): boolean {
  const stems = new Set(quote.map(({ text }) => stemOf(text)))
  const isTold = quote.some(({ text }) => HALF_DAY.test(text))
  const isPercent = quote.some(({ text }) => text === '%' || text === 'percent')
  const isNeutral = (text: string) =>
    (ADDS_NOTHING.test(text) && !(isTold && HALF_DAY.test(text))) || (isPercent && text === 'cent')
  const words = value
    .map(({ text }) => text)
    .filter((text) => isContent(text) && !isFigure(text) && !isNeutral(text))
  const shortened = quote.filter(({ text }) => SHORTENED.test(text))
  const units = new Set(quote.flatMap(({ text }) => unitOf(text) ?? []))
  const isInFull = (word: string) =>
    shortened.some(({ text }) => isShortened(text, word)) || units.has(unitOf(word) ?? '')
  const isSaidFor = (word: string) => stems.has(stemOf(SAID_FOR[stemOf(word)] ?? ''))
  const missing = words.filter((word) => !stems.has(stemOf(word)) && !isInFull(word) && !isSaidFor(word))
  const isSlip = (word: string) =>
    !HALF_DAY.test(word) && quote.some(({ text }) => isOneSlipApart(word, text))
  // Each look for a slip reads the whole quote.
  const slips = missing.slice(0, SLIPS_SOUGHT).filter(isSlip).length
  return missing.length - slips > words.length * (1 - MIN_QUOTED_SHARE)
}

/** "Five sites, no six": a number that "no" puts in the place of another one. */
const NO_NUMBER =
  /(?<=(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty))\b[^,;:.!?]{0,30})[\s,;–—-]+no,?\s+(?=(?:\d|£|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b))/iu

/** Said when somebody takes back what they have just said. */
const SLIP_WORDS =
  /[\s,;:.–—-]+(?:(?:oh|er|um|well|ah),? )?(?:(?:(?:actually|sorry),? )?no\b[\s,:–—-]*(?:(?:scrub|scratch|scrap|strike|forget) (?:that|it)|sorry|wait|hang on|hold on|(?:i )?tell a lie|i lie|i(?: a|['’])?m wrong|correction|make that|that['’]?s wrong)|(?:scrub|scratch|strike) that|(?<=[,;.–—-]\s*)(?:sorry|correction|i tell a lie|i mean(?:t)?)\b|(?<=[–—-]\s*|,\s*|;\s*)no(?=\s*[,:–—-]))[\s,:–—-]*/iu

const findSlip = (quote: string) => SLIP_WORDS.exec(quote) ?? NO_NUMBER.exec(quote)

/** The quote without the words of a slip of the tongue, where the value holds what was said instead and no figure that it took back. */
function withoutSlip(value: readonly Token[], quote: string): string | null {
  const slip = findSlip(quote)
  if (!slip) return null
  const [before, after] = [quote.slice(0, slip.index), quote.slice(slip.index + slip[0].length)]
  const said = new Set(value.map(({ text }) => text))
  const [first] = tokensOf(after).filter(({ text }) => isContent(text) || isFigure(text))
  if (!first || !said.has(first.text)) return null
  const instead = new Set(figuresOf(tokensOf(after)).map((figure) => figure.value))
  const back = figuresOf(tokensOf(before.split(/[.;:!?]\s/).at(-1) ?? '')).filter(
    (figure) => !instead.has(figure.value),
  )
  const kept = new Set(figuresOf(value).map((figure) => figure.value))
  return instead.size > 0 && back.some((figure) => kept.has(figure.value)) ? null : `${before}, ${after}`
}

/** Whether the value gives a figure that the quote took back at once: "four days, no, five days". */
function givesTakenBack(value: readonly Token[], quote: string): boolean {
  const slip = findSlip(quote)
  if (!slip) return false
  const before = figuresOf(
    tokensOf(
      quote
        .slice(0, slip.index)
        .split(/[.;:!?]\s/)
        .at(-1) ?? '',
    ),
  )
  const instead = figuresOf(tokensOf(quote.slice(slip.index + slip[0].length).split(/[.;!?,]\s/)[0] ?? ''))
  const isSameKind = (one: Figure, other: Figure) =>
    one.currency === other.currency && (one.unit === other.unit || one.unit === null || other.unit === null)
  const said = figuresOf(value)
  const holds = (figure: Figure) => said.some((own) => own.value === figure.value)
  return before.some(
    (figure) =>
      holds(figure) &&
      instead.length > 0 &&
      instead.every((other) => isSameKind(figure, other) && !holds(other)),
  )
}

const WEIGHT_WORD = /^(?:handy|nice|bonus|plus|useful|helpful|preferred|desirable)$/
/** Whoever is wanted. */
const IF_THEY = /^(?:they|he|she|you|someone|somebody)$/
/** How much something weighs, which a rating says: "no that’s not a must, that’s a nice to have". */
const WEIGHT_TALK =
  /[\s,;–—-]*(?:\b(?:oh|well|er|um)\b,? )?(?:\bno\b,? )?(?:\bactually\b,? )?(?:\b(?:hang on|hold on|wait|sorry)\b,? )?(?:\bno\b,? )?\b(?:that|it|this|they)(?:['’]?s| is|['’]?re| are) (?:(?:not|only|just|more|really) )*(?:an? )?(?:must(?:[- ]have)?|nice(?:[- ]to[- ]have)?|bonus|plus|essential|deal[- ]?breaker|handy|needed|required|necessary)\b/giu

/** "To Phil, not me", "it is May not June": without what a correction rejects, unless the value speaks of it. */
function withoutRejected(value: readonly Token[], quote: string): string {
  const said = new Set(value.map(({ text }) => stemOf(text)))
  return quote.replace(/(?:[,;–—-]\s*|\s)not\s+[^,.;:!?]+/giu, (rejected) =>
    tokensOf(rejected).some(({ text }) => isContent(text) && said.has(stemOf(text))) ? rejected : '',
  )
}

export interface ValueOptions {
  /** A strength besides says "ideally". */
  isRated?: boolean
  /** What is corrected or split: its words are no invention. */
  earlier?: () => string
  /** One fact is corrected: what still holds of it stays, bounds included, and what the words reject may go. */
  isCorrection?: boolean
  /** An aim keeps the figure that it starts from. */
  isAim?: boolean
}

/**
 * Why `value` says more or other than the words it is taken from, or null. Its figures, units and names must be in `quote`, and a no, an if,
 * a bound or an "only" that stands with its words must stay.
 */
export function findValueRefusal(
  value: string,
  quote: string,
  { isRated = false, earlier, isCorrection = false, isAim = false }: ValueOptions = {},
): ValueReason | null {
  const [said, quoted] = [tokensOf(value), tokensOf(quote)]
  const findInvention = (source: readonly Token[]): ValueReason | null => {
    const figure = findFigureReason(said, source, value)
    if (figure) return figure
    if (hasNewName(said, source)) return 'name'
    return hasNewWords(said, source) ? 'words' : null
  }
  const invention = findInvention(quoted)
  if (invention) return !earlier || findInvention(tokensOf(`${quote}. ${earlier()}`)) ? invention : null
  if (givesTakenBack(said, quote) || splitsDate(said, quoted)) return 'figure'
  if (losesBound(said, quoted)) return 'meaning'
  const standing = isCorrection && earlier ? tokensOf(earlier()) : []
  const loses = (words: string) =>
    losesMeaning(said, words.normalize('NFKC'), { isRated, standing }) ||
    (isAim && losesStart(said, tokensOf(words)))
  if (!loses(quote)) return null
  const weighed = isRated ? quote.replace(WEIGHT_TALK, '') : quote
  const shorter = [withoutSlip(said, quote), isCorrection ? withoutRejected(said, weighed) : weighed].filter(
    (words) => words !== null && words !== quote,
  )
  return shorter.some((words) => words !== null && !loses(words)) ? null : 'meaning'
}
