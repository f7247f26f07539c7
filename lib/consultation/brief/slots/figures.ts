const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

export const IN_WORDS = `(?:(?:${TENS.slice(2).join('|')})(?:[- ](?:${ONES.slice(1, 10).join('|')}))?|${ONES.toReversed().join('|')})`
const HALF = /(?: and a half|\s?½)$/

/** A number in words up to ninety-nine, which may end in a half. */
export const SPOKEN_NUMBER = `(?:${IN_WORDS}(?: and a half|\\s?½)?)`
/** Matches a figure or a number in words, which may end in a half. */
export const NUMBER = `(?:(?:\\d+(?:\\.\\d+)?|${IN_WORDS})(?: and a half|\\s?½)?|an?)`

/** Null for anything that `NUMBER` does not match whole. "a" and "an" are 1. */
export function toNumber(text: string): number | null {
  const word = text.trim().toLowerCase()
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word)
  if (HALF.test(word)) {
    const whole = toNumber(word.replace(HALF, ''))
    return whole === null ? null : whole + 0.5
  }
  if (word === 'a' || word === 'an') return 1
  const [first = '', second] = word.split(/[- ]/)
  const tens = TENS.indexOf(first)
  const ones = ONES.indexOf(second ?? first)
  if (tens > 1) return second === undefined ? tens * 10 : ones > 0 && ones < 10 ? tens * 10 + ones : null
  return second === undefined && ones >= 0 ? ones : null
}

const HUNDREDS = `(?:(?:${IN_WORDS}|a) hundred(?: (?:and )?${IN_WORDS})?|${IN_WORDS})`
const SUM = new RegExp(
  `\\b(${HUNDREDS})( and a half)?(?: (thousand|grand)(?: (?:and )?(${HUNDREDS}))?)?(?: (?:pounds?|quid)(?: (${IN_WORDS})\\b)?)?(?![\\w-])`,
  'gi',
)

/** "Four hundred and fifty" as 450. */
export function upToAThousand(text: string): number {
  const [hundreds = '', rest] = text.toLowerCase().split(/ hundred(?: and)? ?/)
  if (rest === undefined) return toNumber(hundreds) ?? 0
  return (toNumber(hundreds) ?? 0) * 100 + (rest === '' ? 0 : (toNumber(rest) ?? 0))
}

const PENCE = `(?:(?:${TENS.slice(2).join('|')})(?:[- ](?:${ONES.slice(1, 10).join('|')}))?|${ONES.slice(10).toReversed().join('|')})`
const BY_THE_HOUR = new RegExp(`\\b(${IN_WORDS}) (${PENCE})(?![\\w-])`, 'gi')

/** "Nineteen fifty" of an hourly rate is "19.50". */
export const withPence = (text: string): string =>
  /\b(?:an|per|each) hour\b|\bhourly\b/i.test(text)
    ? text.replace(
        BY_THE_HOUR,
        (_, pounds: string, pence: string) => `${toNumber(pounds)}.${toNumber(pence)}`,
      )
    : text

const DIGITS = ONES.slice(1, 10).join('|')
const TENS_IN_WORDS = `(?:(?:${TENS.slice(2).join('|')})[- ](?:${DIGITS}))`
const IN_THOUSANDS = new RegExp(
  `\\b(${TENS_IN_WORDS}) (${DIGITS})\\b(?=$|,| (?:to|and|basic|base|plus|with|a year)\\b)`,
  'gi',
)

/** "Thirty-eight five" of a salary is "38.5". */
export const withThousands = (text: string): string =>
  text.replace(
    IN_THOUSANDS,
    (_, thousands: string, hundreds: string) => `${toNumber(thousands)}.${toNumber(hundreds)}`,
  )

/** "44 and a half", "44½" as "44.5". */
export const withHalves = (text: string): string =>
  text.replace(/(?<![\d.,])(\d{1,4})(?: and a half\b|\s?½)/gi, '$1.5')

/** Sums in words as figures: "forty-six to fifty-two thousand" is "46 to 52 thousand", "twelve pounds eighty" is "12.80". */
export const withFigures = (text: string): string =>
  text.replace(SUM, (_, first: string, half?: string, thousands?: string, rest?: string, pence?: string) => {
    const amount = upToAThousand(first) + (half ? 0.5 : 0)
    if (thousands && rest) return String(amount * 1000 + upToAThousand(rest))
    if (thousands) return `${amount} ${thousands}`
    return pence ? `${amount}.${String(toNumber(pence)).padStart(2, '0')}` : String(amount)
  })
