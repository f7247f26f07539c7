import { NUMBER, SPOKEN_NUMBER as SPOKEN, toNumber } from '@/lib/consultation/brief/slots/figures'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'

/** A figure in digits or words. UTF-16 offsets, end exclusive. */
export interface Figure {
  text: string
  /** The same for "five" and "5". */
  key: string
  /** The word behind it: "years". Of "30 a day" it is "a day". */
  unit: string
  /** What a sum is paid for: the day of "£25 a day". */
  per: string
  start: number
  end: number
}

const FIGURE = new RegExp(
  `(?<![\\p{L}-])(?:half(?: past)?|quarter (?:past|to)) (?:\\d{1,2}|${SPOKEN})(?![\\p{L}\\d])|(?<![\\p{L}\\d/.-])(?:(?:one|1) (?:week |day |weekend )?in (?:\\d+|${SPOKEN})|[£€$]?\\d[\\d,]*(?:\\.\\d+| and a half\\b|\\s?½)?(?:\\s?(?:k|grand)\\b|%)?(?![\\p{L}\\d/])|${SPOKEN}(?:[ -](?:${SPOKEN}|hundred|thousand))*(?![\\p{L}]))`,
  'giu',
)

const keyOf = (text: string): string => {
  // Times of the clock are one figure: "half seven" is 7.30.
  if (/^(?:half|quarter)\b/i.test(text)) return tokensOf(text)[0]?.text ?? ''
  const plain = text.toLowerCase().replace(/[£€$,%\s]|grand/g, (mark) => (mark === 'grand' ? 'k' : ''))
  const number = toNumber(text.replace(/-/g, ' ').replace(/[£€$,%]/g, ''))
  if (number !== null) return String(number)
  if (/^\d/.test(plain)) return plain.replace(/000$/, 'k')
  return text.toLowerCase().replace(/[\s-]+/g, ' ')
}

const stem = (word: string): string => word.toLowerCase().replace(/s$/, '')

function unitOf(figure: string, rest: string): string {
  if (figure.endsWith('%') || /^ ?per ?cent\b/i.test(rest)) return '%'
  if (/^[£€$]/.test(figure) || /^ (?:pounds?|quid)\b/i.test(rest)) return '£'
  const [, per, word = ''] = /^[\s-]+(an? |per |each )?([\p{L}]+)/u.exec(rest) ?? []
  return per === undefined ? stem(word) : `a ${stem(word)}`
}

const perOf = (rest: string): string =>
  stem(/^(?: (?:pounds?|quid))?,? (?:an?|per|each) ([\p{L}]+)/u.exec(rest)?.[1] ?? '')

/** "The one in Leeds" is no figure. */
const isNumber = ({ text, unit }: Figure): boolean => !/^one$/i.test(text) || COUNTED.test(unit)

const COUNTED = /^(?:year|month|week|day|hour|night|shift|post|person|people|stage|interview|%|£)$/

export function figuresIn(text: string): Figure[] {
  const found = [...text.matchAll(FIGURE)].map(({ 0: said, index }) => {
    const figure = said.replace(/[,.]$/, '')
    const end = index + figure.length
    return {
      text: figure,
      key: keyOf(figure),
      unit: unitOf(figure, text.slice(end)),
      per: perOf(text.slice(end)),
      start: index,
      end,
    }
  })
  // The year "’27" is nobody's figure.
  return found.filter((figure) => isNumber(figure) && !/[’']/.test(text.charAt(figure.start - 1)))
}

/** Words between figures that say which of them holds. */
const BARE =
  /^(?:it|is|be|that|just|only|about|actually|s|d|to|now|more|like|and|a|half|so|the|i|meant|mean|make|put|say|call|no|sorry|not|instead|of|rather|than|would|will|do|is|fine|ok|okay|enough|plenty)$/i

/** The value with one figure in place of another of its own. */
const put = (value: string, old: Figure, figure: Figure): string => {
  const isMoney = /^[£€$]/.test(figure.text)
  const rest = value.slice(old.end)
  return value.slice(0, old.start) + figure.text + (isMoney ? rest.replace(/^ (?:pounds?|quid)\b/, '') : rest)
}

const isUnit = (unit: string): boolean => unit !== '' && !BARE.test(unit)

/** Between two figures that both hold: "half eight to five". */
const RANGE = /^\s*(?:-|–|to|till?|until)\s*$/i
const isRange = (text: string, one: Figure, other: Figure): boolean =>
  RANGE.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)))

const YEAR = /^(?:19|20)\d\d$/

/** Says which of two figures holds. */
const AGAINST =
  /\b(?:not|instead|rather|place of|lieu|wrong|was|were|said|meant?|before|any ?more|gone|goes|no longer|forget|(?:scrub|scrap)(?= (?:that|it|this|the|what|my|those|them|\d))|ignore|from|becomes?|reckons?|correct\w*|change[sd]?|moved?|old|last year|should(?= (?:be|read|say|have been) [£€$\d])|now|make|put|raised?|cut|optimistic|[a-z]+n['’]t)\b/i

/** Says so of whatever was said before: "was" and "from" do not. */
const AGAINST_ANY =
  /\b(?:not|instead|rather|wrong|no longer|forget|(?:scrub|scrap)(?= (?:that|it|this|the|what|my|those|them|\d))|ignore|correct\w*|any ?more|sorry|meant?|place of|lieu|now|becomes?)\b|[a-z]n['’]t\b/i

/** "The battery is two years now and farmers want five": what stands between the figures is about something that the value does not name. */
function saysElseBetween(value: string, said: string, one: Figure, other: Figure): boolean {
  const between = said.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
  const known = value.toLowerCase()
  return (between.match(/\p{L}{4,}/gu) ?? []).some(
    (word) =>
      !BARE.test(word) &&
      !AGAINST.test(word) &&
      stem(word) !== one.unit &&
      stem(word) !== other.unit &&
      !known.includes(stem(word)),
  )
}

/**
 * `value` as the correction leaves it, where `said` names one of its figures and one other: "44 staff, not 38", "forget ten, put five".
 * Null where that is not plain. `isSameTopic`: both are about the same, so that the words behind the figures need not agree.
 */
export function substituteNamed(value: string, said: string, isSameTopic: boolean): string | null {
  if (!(isSameTopic ? AGAINST : AGAINST_ANY).test(said)) return null
  const own = figuresIn(value)
  const found = figuresIn(said)
  // Two dates of one year have nothing else in common.
  const named = own.filter(({ key, text }) => !YEAR.test(text) && found.some((figure) => figure.key === key))
  const news = found.filter(({ key }) => !own.some((figure) => figure.key === key))
  const [old] = named
  const [figure] = news
  if (!old || !figure || named.length > 1 || new Set(news.map(({ key }) => key)).size > 1) return null
  const repeated = found.filter(({ key }) => key === old.key)
  if (repeated.some((one) => isRange(said, one, figure))) return null
  if (!isSameTopic && repeated.every((one) => saysElseBetween(value, said, one, figure))) return null
  const compared = [figure, ...repeated]
  const units = compared.map(({ unit }) => unit).filter(isUnit)
  const isSameRate = old.per !== '' && compared.some(({ per }) => per === old.per)
  const isSameUnit = isSameRate || (isUnit(old.unit) && units.includes(old.unit))
  const isOther = isUnit(old.unit) && units.length > 0 && !isSameUnit
  return isSameUnit || (isSameTopic && !isOther) ? put(value, old, figure) : null
}

/** `value` with its only figure replaced, where the correction is a figure and nothing else: "no, make that three". */
export function substituteBare(value: string, said: string): string | null {
  const [old, ...others] = figuresIn(value)
  const [figure, ...more] = figuresIn(said)
  if (!old || !figure || others.length > 0 || more.length > 0 || old.key === figure.key) return null
  if (isUnit(figure.unit) && figure.unit !== old.unit) return null
  const around = `${said.slice(0, figure.start)} ${said.slice(figure.end)}`.match(/\p{L}+/gu) ?? []
  return around.every((word) => BARE.test(word) || stem(word) === old.unit) ? put(value, old, figure) : null
}

/** Two figures of one unit with "to" between them: "4 to 6 nights". */
function rangesIn(text: string): { low: Figure; high: Figure }[] {
  const figures = figuresIn(text)
  return figures.flatMap((low, at) => {
    const high = figures[at + 1]
    return high && isUnit(high.unit) && isRange(text, low, high) ? [{ low, high }] : []
  })
}

/** `value` with its only range in the unit of the correction’s replaced: "actually, make that 4 to 6 nights". */
export function substituteRange(value: string, said: string): string | null {
  const [range, ...more] = rangesIn(said)
  const [old, ...others] = rangesIn(value).filter(({ high }) => high.unit === range?.high.unit)
  if (!range || !old || more.length > 0 || others.length > 0) return null
  const words = said.slice(range.low.start, range.high.end)
  return value.slice(0, old.low.start) + words + value.slice(old.high.end)
}

/** Nights never take the place of hours, whatever else the two have in common. */
export function agreeInUnit(one: string, other: string): boolean {
  const unitsOf = (text: string) => figuresIn(text).flatMap(({ unit }) => (COUNTED.test(unit) ? [unit] : []))
  const [ours, theirs] = [unitsOf(one), unitsOf(other)]
  return ours.length === 0 || theirs.length === 0 || ours.some((unit) => theirs.includes(unit))
}

const SETTLES = new RegExp(
  `^(?:(?:no|actually|sorry|well|ok(?:ay)?|fine|right)[\\s,]+)+(?<figure>[£€$]?\\d(?:[\\d,.]*\\d)?[\\p{L}%]*|${NUMBER})(?:['’]?s| is| are| would| will| be| years?)* (?:plenty|enough|fine|ok(?:ay)?|do)(?= *$|,? (?:if|as long as|so long as|provided|for)\\b)(?<rest>.*)$`,
  'iu',
)

/** "No, three’s plenty if they’ve led a crew" in the place of "five years on site". Null where that is not what is said. */
export function substituteSettled(value: string, said: string): string | null {
  const { figure: words = '', rest = '' } = SETTLES.exec(said)?.groups ?? {}
  const [old, ...others] = figuresIn(value)
  const [figure] = figuresIn(words)
  if (!old || !figure || others.length > 0 || old.key === figure.key) return null
  return `${put(value, old, figure)}${rest}`
}

const RATE = /\b(?:one|1)(?: (?:week|weekend|day|night|saturday|sunday))? in (?:\d+|\p{L}+)\b/giu
const NEW_RATE =
  /\b(?:now|gone|goes|going|since|changed|moved|from|these days|wait|sorry|actually|make (?:it|that)|not)\b/i

/** "On call is one in seven now, and it’s £210" in what said "one in six, £180 standby". */
export function substituteRate(value: string, said: string): string | null {
  const [old, ...others] = [...value.matchAll(RATE)]
  const [rate, ...more] = [...said.matchAll(RATE)]
  if (!old || !rate || others.length > 0 || more.length > 0 || !NEW_RATE.test(said)) return null
  const key = (words: string) => keyOf(words.split(' ').at(-1) ?? '')
  if (key(old[0]) === key(rate[0])) return null
  return withSumOf(value.slice(0, old.index) + rate[0] + value.slice(old.index + old[0].length), said)
}

const sumsIn = (text: string): Figure[] => figuresIn(text).filter(({ unit }) => unit === '£')

/** The value with the only sum of `said` in the place of its own. */
function withSumOf(value: string, said: string): string {
  const [old, ...others] = sumsIn(value)
  const [sum, ...more] = sumsIn(said)
  return old && sum && others.length === 0 && more.length === 0 ? put(value, old, sum) : value
}
