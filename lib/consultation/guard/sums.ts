import { type Figure, figuresOf } from './language/figures'
import { isFigure, type Token } from './language/tokens'

/** General knowledge, by what is counted: weeks and months of a year, days of a working week, minutes of an hour. */
const CONSTANTS: Readonly<Record<string, string>> = {
  '52': 'week',
  '12': 'month',
  '5': 'day',
  '60': 'minute',
}

const isConstant = ({ value, currency, unit }: Figure): boolean =>
  currency === null && CONSTANTS[value] !== undefined && (unit === null || unit === CONSTANTS[value])

const MULTIPLIES =
  /[×*÷%]|(?<=\d\s?)[x/](?=\s?[\d£€$])|\b(?:times|multiplied|divided|of|at|by|over|per|pro[- ]?rata|each|an?|split|shared)\b/i
const ADDS = /(?<=\d\s?)[+−–-](?=\s?[\d£€$])|\b(?:plus|add(?:s|ed)?|and|with|on top)\b/i
const SUBTRACTS =
  /(?<=\d\s?)[−–-](?=\s?[\d£€$])|\b(?:less|minus|off|take away|without|leaves?|between|difference|gap|more than|above|below|under|short)\b/i
/** What a sum is followed by, or follows. */
const RESULTS =
  /[=(:]|\b(?:is|are|was|be|means?|makes?|comes?(?: out)? (?:to|at)|works? out|gives?|equals?|totals?|adds? up|leaves?|so|or|that['’]?s|it['’]?s|they['’]?re|gap|difference)\b/i
const IS_ROUNDED = /\b(?:about|around|roughly|nearly|almost|approx\p{L}*|some|just (?:over|under)|circa)\b/iu
/** Of a sum that is said to be rounded. */
const ROUNDED_BY = 0.01

const WORKING_WEEK_DAYS = 5

/** "0.8" where 30 of 37.5 hours, or four days a week, were said. */
function isShareOf({ value, currency, unit }: Figure, said: readonly Figure[]): boolean {
  const share = Number(value)
  if (currency !== null || unit !== null || !(share > 0 && share < 1)) return false
  const numbersOf = (kind: string) =>
    said.flatMap((figure) => (figure.unit === kind ? [Number(figure.value)] : []))
  const isPart = (parts: readonly number[], wholes: readonly number[]) =>
    parts.some((part) => wholes.some((whole) => Math.abs(part / whole - share) < 1e-9))
  return (
    isPart(numbersOf('hour'), numbersOf('hour')) ||
    isPart(numbersOf('day'), [...numbersOf('day'), WORKING_WEEK_DAYS])
  )
}

/** Behind one of these a number is a factor: the sum of money in front of it gives it no currency. */
const BEGINS_WORKING = /[(=×*÷/:]\s*$/

/** The figures of a sentence, each with the currency that is its own. */
function figuresIn(text: string, tokens: readonly Token[]): Figure[] {
  const places = tokens.filter((token) => isFigure(token.text))
  return figuresOf(tokens).map((figure, at) =>
    BEGINS_WORKING.test(text.slice(0, places[at]?.start)) ? { ...figure, currency: null } : figure,
  )
}

/** Each is used once. */
const OPERANDS_MAX = 5
/** Of one sentence. With more it is no sum. */
const FIGURES_MAX = 12

/** Every product and quotient of one start with some of the others. */
function productsOf(start: number, factors: readonly number[]): number[] {
  let products = [start]
  for (const factor of factors.filter((one) => one !== 0))
    products = products.flatMap((product) => [product, product * factor, product / factor])
  return products
}

/** Every sum and difference of one start with some of the others. */
function totalsOf(start: number, parts: readonly number[], signs: readonly number[]): number[] {
  let totals = [start]
  for (const part of parts)
    totals = totals.flatMap((total) => [total, ...signs.map((sign) => total + sign * part)])
  return totals
}

/** Whether the figure at `place` is what others of its sentence come to, by operations that its words name. */
function comesOut(
  figures: readonly Figure[],
  place: number,
  text: string,
  {
    isOperand,
    takesBare = false,
    implied = [],
  }: {
    isOperand: (figure: Figure) => boolean
    /** What has no unit may have that of the result. */
    takesBare?: boolean
    /** Factors that go without saying. */
    implied?: readonly number[]
  },
): boolean {
  const figure = figures[place]
  const result = Number(figure?.value)
  if (!figure || !Number.isFinite(result)) return false
  const half = /\bhalf\b/i.test(text) ? [0.5] : []
  const operands = figures.filter((other, at) => at !== place && isOperand(other)).slice(0, OPERANDS_MAX)
  const isLike = (other: Figure) => other.currency === figure.currency
  /** Hours are added to hours, and never to a time of day. */
  const isAlike = (other: Figure) =>
    isLike(other) &&
    other.unit !== 'percent' &&
    (figure.currency !== null ||
      (figure.unit !== null && (other.unit === figure.unit || (takesBare && other.unit === null))))
  const alike = operands.filter((other) => isLike(other) && other.unit !== 'percent')
  const numbers = (list: readonly Figure[]) => list.map(({ value }) => Number(value))
  const results = alike.flatMap((start) => {
    const others = operands.filter((other) => other !== start)
    const factors = others
      .filter(({ currency }) => currency === null)
      .flatMap(({ value, unit }) => (unit === 'percent' ? Number(value) / 100 : Number(value)))
    const shares = others.flatMap(({ value, unit }) => (unit === 'percent' ? Number(value) / 100 : []))
    const signs = [...(ADDS.test(text) ? [1] : []), ...(SUBTRACTS.test(text) ? [-1] : [])]
    const own = Number(start.value)
    return [
      ...(MULTIPLIES.test(text) || half.length > 0
        ? productsOf(own, [...factors, ...half, ...implied]).slice(1)
        : []),
      ...shares.flatMap((share) => signs.map((sign) => own * (1 + sign * share))),
      ...(isAlike(start) ? totalsOf(own, numbers(others.filter(isAlike)), signs).slice(1) : []),
    ]
  })
  const digits = /\.(\d+)$/.exec(figure.value)?.[1]?.length ?? 0
  const within = IS_ROUNDED.test(text) ? Math.abs(result) * ROUNDED_BY : 0.5 * 10 ** -digits
  return results.some((worked) => Math.abs(worked - result) <= within + 1e-9)
}

/** The figures of a sentence that are rightly worked out in it from figures that `isSaid`, or a constant, with the working beside them. */
export function workedOut(
  text: string,
  tokens: readonly Token[],
  isSaid: (figure: Figure) => boolean,
  said: readonly Figure[] = [],
): Set<string> {
  const isShare = (figure: Figure) => isShareOf(figure, said)
  const figures = figuresIn(text, tokens)
  const right = new Set<string>()
  if (figures.length > FIGURES_MAX || figures.every(isSaid)) return right
  if (figures.length < 3 && !/\bhalf\b/i.test(text)) return right
  if (!RESULTS.test(text)) return right
  const isKnown = (figure: Figure) => isSaid(figure) || isConstant(figure) || isShare(figure)
  const isOperand = (figure: Figure) => isKnown(figure) || right.has(figure.value)
  for (const [place, figure] of figures.entries())
    if (!isKnown(figure) && comesOut(figures, place, text, { isOperand })) right.add(figure.value)
  return right.size === 0 ? right : new Set([...right, ...figures.filter(isShare).map(({ value }) => value)])
}

/** In front of the result of a sum. */
const EQUALS =
  /(?<sign>=)\s*(?:about |around |roughly )?[£€$]?$|\b(?:makes?|comes?(?: out)? (?:to|at)|works? out (?:at|to|as)|adds? up to|totals?|equals?|gives(?: you)?|leaves(?: you)?) (?:about |around |roughly |only |just )*[£€$]?$/i
/** Weeks and months of a year. */
const IMPLIED = [52, 12]
/** Of a sum that shows its working. */
const OPERANDS_LEAST = 2

/** Whether a sentence shows a sum whose result is wrong, though the figure may have been said of something else. */
export function hasWrongSum(
  text: string,
  tokens: readonly Token[],
  isRightOtherwise: (figure: Figure) => boolean,
): boolean {
  const places = tokens.filter((token) => isFigure(token.text))
  const figures = figuresIn(text, tokens)
  if (figures.length <= OPERANDS_LEAST || figures.length > FIGURES_MAX) return false
  return figures.some((figure, place) => {
    const sum = EQUALS.exec(text.slice(0, places[place]?.start))
    if (!sum || place < OPERANDS_LEAST) return false
    // "Leaves two gaps" counts what is named.
    if (!sum.groups?.sign && figure.currency === null && figure.unit === null) return false
    const isOperand = (other: Figure) => other.value !== figure.value || other.currency !== figure.currency
    return (
      !comesOut(figures, place, text, { isOperand, takesBare: true, implied: IMPLIED }) &&
      !isRightOtherwise(figure)
    )
  })
}

/** A constant needs no source beside a sum that is right. */
export const isConstantOf = (figure: Figure, right: ReadonlySet<string>): boolean =>
  right.size > 0 && isConstant(figure)
