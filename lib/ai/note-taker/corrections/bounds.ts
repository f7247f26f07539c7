import { toNumber, withHalves } from '@/lib/consultation/brief/slots/figures'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { type Figure, figuresIn } from './figures'

const END = '(?:end|rate|figure|limit|salary|pay|whack|line|money|of (?:the|that|our) (?:range|band|scale))'
const UPPER = new RegExp(
  `\\b(?:max(?:imum)?|top(?: ${END})?|upper ${END}|capped(?: at)?|(?:no|not) more than|at (?:the )?(?:very )?most)\\b`,
  'i',
)
const LOWER = new RegExp(
  `\\b(?:min(?:imum)?|bottom(?: ${END})?|lower ${END}|(?:no|not) less than|at (?:the )?(?:very )?least)\\b`,
  'i',
)
/** Words around a bound and its figure that add nothing. */
const FRAME =
  /^(?:it|its|is|be|s|the|a|an|per|our|of|for|to|at|on|and|so|no|not|sorry|actually|now|just|only|oh|yes|ok|okay|should|would|ll|d|we|can|could|do|go|goes|pay|pays|paid|paying|salary|rate|range|band|budget|wage|make|made|that|this|year|annum|hour|day|k|grand|thousand|pounds?|quid|please|say|said|i|meant?|mean|instead|than|rather|absolute|very|which|there|s)$/i

/** A figure less than half or more than three times the pay is not a pay figure. */
const LEAST_RATIO = 0.4
const MOST_RATIO = 2.5
const THOUSAND = 1000

export const toAmount = ({ text }: Figure): number => {
  const amount = /\d/.test(text)
    ? Number(withHalves(text).replace(/[^\d.]/g, ''))
    : (toNumber(text.replace(/-/g, ' ').replace(/\s*(?:thousand|grand)$/i, '')) ?? 0)
  return /(?:k|grand|thousand)$/i.test(text.trim()) ? amount * THOUSAND : amount
}

/** The figure written as the one in whose place it comes: "46" for "£48,000" is "£46,000". */
function writeLike(figure: Figure, old: Figure, isThousands: boolean): string {
  const said = withHalves(figure.text.trim())
  if (!/\d/.test(said)) return isThousands ? `${said} thousand` : said
  if (/[£€$k]/i.test(said)) return said
  const mark = /^[£€$]/.exec(old.text)?.[0] ?? ''
  if (/k$/i.test(old.text)) return `${mark}${said}k`
  if (!isThousands) return `${mark}${said}`
  return said.includes('.') ? inFull(old, Number(said) * THOUSAND) : `${mark}${said},000`
}

/** The same for "48" and "£48,000". */
export const amountKey = (figure: Figure): string => String(toAmount(figure)).replace(/0+$/, '')

/** Whether the words say that a figure of the value does not hold: "not 62". */
export function deniesFigure(words: string, value: string): boolean {
  const known = new Set(figuresIn(value).map(amountKey))
  return figuresIn(words).some(
    (figure) => known.has(amountKey(figure)) && /\bnot\s+(?:the\s+)?$/i.test(words.slice(0, figure.start)),
  )
}

interface Bound {
  side: 'upper' | 'lower'
  figure: Figure
}

/** The bound that the words give where they say nothing else. Figures of `value` that they deny do not count. */
function findBound(words: string, value: string): Bound | null {
  const upper = UPPER.exec(words)
  const bound = upper ?? LOWER.exec(words)
  if (!bound) return null
  const known = new Set(figuresIn(value).map(amountKey))
  const found = figuresIn(words)
  const news = found.filter((figure) => !known.has(amountKey(figure)))
  const [figure, ...others] = news.length > 0 ? news : found
  if (!figure || others.length > 0) return null
  const around = found
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, words)
    .replace(bound[0], ' ')
  const isOnly = (around.match(/\p{L}+/gu) ?? []).every((word) => FRAME.test(word))
  return isOnly ? { side: upper ? 'upper' : 'lower', figure } : null
}

/** The ends of what is paid, in the figures of `value`. "42 to 48" may be in thousands. */
function endsOf(
  value: string,
  [first, last]: readonly [Figure, Figure],
): { min: number | null; max: number | null } | null {
  const slot = parseSlot('pay', value)
  if (slot?.kind === 'pay') return { min: slot.min, max: slot.max }
  if (first === last || !/^\s*(?:-|–|to|and)\s*$/.test(value.slice(first.end, last.start))) return null
  const [min, max] = [toAmount(first), toAmount(last)]
  return { min: min < THOUSAND && max >= THOUSAND * 10 ? min * THOUSAND : min, max }
}

/** `value`, which is pay, with the end that the words name moved: "£38k to £45k" and "top rate £47k". Null where they name none. */
export function moveBound(value: string, words: string): string | null {
  const known = figuresIn(value)
  const [first] = known
  const last = known.at(-1)
  const ends = first && last ? endsOf(value, [first, last]) : null
  const found = ends ? findBound(words, value) : null
  if (!first || !last || !ends || !found || known.length > 2) return null
  const { side, figure } = found
  const [min, max] = [ends.min ?? ends.max ?? 0, ends.max ?? ends.min ?? 0]
  const said = toAmount(figure)
  const isThousands = said < THOUSAND && max >= THOUSAND * 10
  const amount = isThousands ? said * THOUSAND : said
  if (amount < max * LEAST_RATIO || amount > max * MOST_RATIO) return null
  const [before, after] = [value.slice(0, first.start), value.slice(last.end)]
  const isFull = (old: Figure) => isThousands && toAmount(old) >= THOUSAND && !/k$/i.test(old.text)
  const put = (old: Figure) => writeLike(figure, old, isFull(old))
  const plain = before.replace(
    /(?:between|from|up to|max(?:imum)?(?: of)?|at least|minimum(?: of)?)\s+$/i,
    '',
  )
  if (side === 'upper')
    return amount > min && ends.min !== null
      ? `${plain}${first.text} to ${put(last)}${after}`
      : `${plain}up to ${put(last)}${after}`
  return amount < max && ends.max !== null
    ? `${plain}${put(first)} to ${last.text}${after}`
    : `${plain}from ${put(first)}${after}`
}

/** Words around a sum that say since when it holds. */
const SINCE =
  /^(?:went|gone|has|have|been|up|down|rise|rose|since|in|from|last|week|month|call|round|rounded|about|hang|hold|wait|sorry|i|you|know|january|february|march|april|may|june|july|august|september|october|november|december)$/i
const LEAST_PAY = 10_000

/**
 * `value`, which is pay of one figure, with the sum that the words give it: "£42,500 a year" and "it’s 43.2 now". `value` itself where it
 * is the same sum, and null where the words say something else too.
 */
export function restatePay(value: string, words: string): string | null {
  const [old, ...others] = figuresIn(value)
  const [figure, ...more] = figuresIn(words)
  if (!old || !figure || others.length > 0 || more.length > 0 || figure.unit === '%') return null
  const before = toAmount(old)
  const said = toAmount(figure)
  if (before < LEAST_PAY || said <= 0) return null
  const around = `${words.slice(0, figure.start)} ${words.slice(figure.end)}`.match(/\p{L}+/gu) ?? []
  if (!around.every((word) => FRAME.test(word) || SINCE.test(word))) return null
  const amount = said < THOUSAND ? said * THOUSAND : said
  if (amount === before) return value
  if (amount < before * LEAST_RATIO || amount > before * MOST_RATIO) return null
  const sum =
    said < THOUSAND && !/k/i.test(figure.text + old.text)
      ? inFull(old, amount)
      : writeLike(figure, old, false)
  return value.slice(0, old.start) + sum + value.slice(old.end)
}

const inFull = (old: Figure, amount: number): string =>
  `${/^[£€$]/.exec(old.text)?.[0] ?? ''}${Math.round(amount).toLocaleString('en-GB')}`

const RIGHT =
  /^\W*(?:(?:yes|no|sorry|ok(?:ay)?|well|actually)[\s,.]+)*(?:the |that )?(?<named>.{1,60}?) (?:is|was|are|were)(?: still| in fact)? (?:the )?(?:right|correct)(?: (?:one|figure|number|answer))?(?:[\s,]+(?:so )?(?:leave|keep) (?:it|that|them)(?: in| as (?:it is|is|they are))?)?\W*$/i
const KEEP =
  /^\W*(?:(?:yes|no|sorry|ok(?:ay)?|well|actually|please)[\s,.]+)*(?:leave|keep) (?:the |that )?(?<named>.{1,40}?) (?:as (?:it is|it was|is|they are)|(?:in|on) the list|where it is)\W*$/i

/** What the words say is right, or is to stay: "the £16.50 is right", "leave Sage as it is". */
export const namedRight = (words: string): string | null =>
  (RIGHT.exec(words) ?? KEEP.exec(words))?.groups?.named ?? null
