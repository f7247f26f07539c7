import { type Meaning, OPPOSITES } from '@/lib/consultation/guard/language/meaning-words'
import { isFigure } from '@/lib/consultation/guard/language/tokens'
import { gained, has, hints, isUnpromised, lost, type Pair } from './pair'
import { isContent, type RewordingText, stemOf } from './text'
import { HINTS, OFFERING } from './words'

const CAN_NEGATE: readonly Meaning[] = [
  'except',
  'unless',
  'exclusive',
  'optional',
  'rarely',
  'maximum',
  'lessThan',
  'notBefore',
  'notAfter',
]

/** The words that a not or an only is about: the next two, or the last one before it. */
function wordsAbout({ tokens }: RewordingText, places: readonly number[]): string[] {
  return places.flatMap((at) => {
    const next = tokens
      .slice(at + 1, at + 6)
      .map(({ text }) => text)
      .filter(isContent)
    return next.length > 0
      ? next.slice(0, 1)
      : tokens
          .slice(Math.max(0, at - 4), at)
          .map(({ text }) => text)
          .filter(isContent)
          .slice(-1)
  })
}

/** Behind a no or a not: the manager corrects an advert that candidates never see. */
const ABOUT_ADVERT = /^(?:adverts?|ads?|advertised|advertisement|jd)$/
const ABOUT_ADVERT_REACH = 8

const deniesAdvert = ({ tokens, negations }: RewordingText) =>
  negations.length > 0 &&
  negations.every((at) =>
    tokens.slice(at + 1, at + 1 + ABOUT_ADVERT_REACH).some(({ text }) => ABOUT_ADVERT.test(text)),
  )

/** A word that was denied, or was the only one, is in the other text too. */
const isStillThere = (text: RewordingText, places: readonly number[], other: RewordingText) => {
  const stems = new Set([...other.words].map(stemOf))
  const words = wordsAbout(text, places).filter((word) => !OFFERING.test(word))
  return words.length === 0 || words.some((word) => stems.has(stemOf(word)))
}

/** "Packaging or food, doesn't matter": the choice says it, as long as it stays. */
const isEitherWay = ({ before, after }: Pair) =>
  has(before, 'alternative') &&
  has(after, 'alternative') &&
  before.negations.every((at) => /^(?:matter|mind)$/.test(before.tokens[at + 1]?.text ?? ''))

/** "They can't start without a card": the two cancel out. */
const isCancelled = ({ words, negations }: RewordingText) => negations.length > 0 && words.has('without')

export function negationChanged(pair: Pair): boolean {
  const { before, after } = pair
  if (isCancelled(before) !== isCancelled(after)) return false
  const carries = (text: RewordingText, other: RewordingText) =>
    CAN_NEGATE.some((meaning) => has(text, meaning) && !has(other, meaning)) ||
    hints(HINTS.negative, text, other)
  if (lost(pair, 'negation') && (deniesAdvert(before) || isEitherWay(pair))) return false
  if (lost(pair, 'negation')) return isStillThere(before, before.negations, after) && !carries(after, before)
  if (gained(pair, 'negation')) return isStillThere(after, after.negations, before) && !carries(before, after)
  return (
    lost(pair, 'optional') && !has(after, 'wish', 'negation', 'possible') && !hints(HINTS.soft, after, before)
  )
}

/** "Whether it's a leak or a valve" names what it may be. */
const isWhetherOr = ({ before, after }: Pair) =>
  before.words.has('whether') && !before.words.has('if') && has(after, 'alternative')

export function conditionChanged(pair: Pair): boolean {
  const { before, after } = pair
  if (lost(pair, 'unless'))
    return (
      !has(after, 'except') &&
      !(has(after, 'condition') && (has(after, 'negation') || after.words.has('only')))
    )
  if (gained(pair, 'unless'))
    return !has(before, 'except') && !(has(before, 'condition') && has(before, 'negation'))
  if (lost(pair, 'condition') && isWhetherOr(pair)) return false
  if (lost(pair, 'condition') && (isUnpromised(pair) || isWelcome(pair))) return false
  if (lost(pair, 'condition'))
    return !hints(HINTS.conditional, after, before) && !has(after, 'possible', 'wish')
  // "It is subject to a medical" for "it needs a medical".
  if (has(before, 'need') && after.words.has('subject') && after.meanings.get('condition') === 1) return false
  return (
    gained(pair, 'condition') && !hints(HINTS.conditional, before, after) && !has(before, 'possible', 'wish')
  )
}

const ALLOWS = /^(?:fine|ok|okay|alright|welcome|enough)$/
/** In words, on either side of an if. */
const ALLOWS_REACH = 2

/** "Fine if they come from drinks", said as "drinks is fine": the if says what is welcome, and nothing that the job hangs on. */
function isWelcome({ before, after }: Pair): boolean {
  const ifs = before.tokens.flatMap(({ text }, at) => (text === 'if' ? [at] : []))
  const isAllowed = (at: number) =>
    before.tokens.slice(Math.max(0, at - ALLOWS_REACH), at).some(({ text }) => ALLOWS.test(text))
  return (
    ifs.length > 0 &&
    ifs.length === before.meanings.get('condition') &&
    ifs.every(isAllowed) &&
    [...after.words].some((word) => ALLOWS.test(word))
  )
}

function timeBoundChanged(pair: Pair): boolean {
  const { before, after } = pair
  const isStart = (text: RewordingText) =>
    [...text.words].some((word) => /^(?:from|earliest|after|start\w*|until|onwards?)$/.test(word))
  const isEnd = (text: RewordingText) =>
    [...text.words].some((word) => /^(?:by|before|until|deadline|latest|within)$/.test(word))
  if (lost(pair, 'notBefore')) return after.words.has('before') || !isStart(after)
  if (gained(pair, 'notBefore')) return !isStart(before) && !has(before, 'negation')
  if (lost(pair, 'notAfter')) return !isEnd(after)
  return gained(pair, 'notAfter') && !isEnd(before)
}

/** Measured, not counted in time or shares: "pumps to 2 tonne" go up to 2 tonnes, and "down to 5 days" does not. */
const MEASURES: ReadonlySet<string> = new Set(
  'mile kilometre metre millimetre kilogram tonne volt kilovolt watt kilowatt megawatt bar'.split(' '),
)
const MOVES_TO = /^(?:down|back|close|closer|next|due|from|cut|raise[ds]?|increase[ds]?|reduced?)$/

/** In words before it: "contributions that we match to 5%". */
const MATCH_REACH = 3
const MATCHES = /^match(?:es|ed|ing)?$/

/** "To 2 tonne", of no range, and "matched to 5%": as much as "up to 2 tonnes". */
const reachesTo = ({ tokens, figures }: RewordingText): boolean => {
  const places = tokens.flatMap(({ text }, at) =>
    text === 'to' && isFigure(tokens[at + 1]?.text ?? '') ? [at] : [],
  )
  return (
    places.length > 0 &&
    places.every((at) => {
      const previous = tokens[at - 1]?.text ?? ''
      const figure = figures.find(({ value }) => value === tokens[at + 1]?.text)
      const isMatched = tokens.slice(Math.max(0, at - MATCH_REACH), at).some(({ text }) => MATCHES.test(text))
      if (isMatched && figure?.unit === 'percent') return true
      return !isFigure(previous) && !MOVES_TO.test(previous) && MEASURES.has(figure?.unit ?? '')
    })
  )
}

/** "Within 90 minutes of Skipton" for "in 90 minutes of Skipton". */
function isWithinOfIn({ before, after }: Pair): boolean {
  const figuresBehind = ({ tokens }: RewordingText, word: string) =>
    tokens.flatMap(({ text }, at) => (text === word ? [tokens[at + 1]?.text ?? ''] : [])).filter(isFigure)
  const near = figuresBehind(before, 'in')
  const within = figuresBehind(after, 'within')
  return (
    within.length > 0 &&
    within.length === (after.meanings.get('lessThan') ?? 0) + (after.meanings.get('maximum') ?? 0) &&
    within.every((figure) => near.includes(figure))
  )
}

export function boundChanged(pair: Pair): boolean {
  const { before, after, isNiceToHave } = pair
  if (lost(pair, 'minimum') && isNiceToHave) return gained(pair, 'maximum', 'lessThan')
  if (lost(pair, 'minimum', 'moreThan'))
    return gained(pair, 'maximum', 'lessThan') || !hints(HINTS.low, after, before)
  if (gained(pair, 'minimum', 'moreThan'))
    return lost(pair, 'maximum', 'lessThan') || !(hints(HINTS.low, before, after) || has(before, 'notBefore'))
  if (lost(pair, 'maximum') && reachesTo(after)) return false
  if (lost(pair, 'maximum', 'lessThan'))
    return !hints(HINTS.high, after, before) && !has(after, 'negation', 'notAfter')
  if (gained(pair, 'maximum') && reachesTo(before)) return false
  if (gained(pair, 'lessThan') && isWithinOfIn(pair)) return false
  if (gained(pair, 'maximum', 'lessThan'))
    return !hints(HINTS.high, before, after) && !has(before, 'negation', 'notAfter')
  return timeBoundChanged(pair) && !after.words.has('before')
}

export function exclusivityChanged(pair: Pair): boolean {
  const { before, after } = pair
  // "Only where they agree" for "only if they agree".
  if (before.words.has('only') && after.words.has('only')) return false
  const excludes = (text: RewordingText) => has(text, 'negation', 'except', 'unless')
  if (lost(pair, 'except'))
    return !(excludes(after) && !excludes(before)) && !has(after, 'unless', 'negation')
  if (gained(pair, 'except')) return !has(before, 'negation', 'unless')
  if (lost(pair, 'exclusive'))
    return (
      isStillThere(before, before.exclusives, after) &&
      !gained(pair, 'negation', 'except') &&
      !hints(HINTS.exclusive, after, before)
    )
  return (
    gained(pair, 'exclusive') &&
    !excludes(before) &&
    !hints(HINTS.exclusive, before, after) &&
    !before.words.has('just')
  )
}

const CONNECTORS = ['to', 'from', 'over', 'than', 'by', 'before', 'after', 'into', 'not'] as const
/** Words on each side of a connector. */
const REACH = 6
const OPERAND = /^(?:you|we|they|us|them|i|me)$/
/** A line without a person is about the person wanted. */
const IMPLIED = 'you'

/** "Looks after", "takes over" and "hands over" are verbs: what stands around them may change sides ("is looked after by"). */
const PHRASAL: Readonly<Record<string, RegExp>> = {
  after: /^look(?:s|ed|ing)?$/,
  over: /^(?:tak(?:e|es|en|ing)|took|hand(?:s|ed|ing)?)$/,
}

function operandsOf({ tokens }: RewordingText, connector: string): [Set<string>, Set<string>] | null {
  const places = tokens.flatMap(({ text }, at) =>
    text === connector && !PHRASAL[connector]?.test(tokens[at - 1]?.text ?? '') ? [at] : [],
  )
  const at = places[0]
  if (places.length !== 1 || at === undefined) return null
  const operands = (from: number, end: number) =>
    new Set(
      tokens
        .slice(Math.max(0, from), end)
        .map(({ text }) => text)
        .filter((text) => OPERAND.test(text) || isContent(text))
        .map((text) => (OPERAND.test(text) ? text : stemOf(text))),
    )
  const left = operands(at - REACH, at)
  if (!tokens.some(({ text }) => OPERAND.test(text))) left.add(IMPLIED)
  return [left, operands(at + 1, at + 1 + REACH)]
}

/** "from SAP to Oracle" and "from Oracle to SAP". */
function isReversed(pair: Pair, connector: string): boolean {
  const before = operandsOf(pair.before, connector)
  const after = operandsOf(pair.after, connector)
  if (!before || !after) return false
  // "From end to end" has one word on both sides.
  const isOnBoth = (word: string) => before[0].has(word) && before[1].has(word)
  const moved = (from: ReadonlySet<string>, to: ReadonlySet<string>) =>
    [...from].some((word) => to.has(word) && !isOnBoth(word))
  return moved(before[0], after[1]) && moved(before[1], after[0])
}

export function directionChanged(pair: Pair): boolean {
  const { before, after } = pair
  if (timeBoundChanged(pair)) return true
  if (has(before, 'negation') === has(after, 'negation')) {
    const swapped = ([left, right]: readonly [string, string]) =>
      before.words.has(left) && !before.words.has(right) && after.words.has(right) && !after.words.has(left)
    if (OPPOSITES.some(([left, right]) => swapped([left, right]) || swapped([right, left]))) return true
  }
  // Several sentences may change places.
  if (before.tokens.filter(({ isFirst }) => isFirst).length > 2) return false
  return CONNECTORS.some((connector) => isReversed(pair, connector))
}
