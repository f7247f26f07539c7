import { HUNDREDS, NUMBER_WORD, numberOf, TENS_WORD } from './numbers'

const WORDS_RANGE = new RegExp(
  `\\b(${NUMBER_WORD})(?: ?(?:to|or|and|-) ?(${NUMBER_WORD}))? (k\\b|thousand|grand)`,
  'gi',
)
const RANGE =
  /(?:£ ?)?(?<![\d,.])(\d{1,3}(?:\.\d+)?) ?(k|thousand|grand)? ?(?:-|to|and|up to) ?(?:£ ?)?(\d{1,3}(?:\.\d+)?) ?(k\b|thousand\b|grand\b|,000\b)/gi
const SINGLE = /(?:£ ?)?(?<![\d,.])(\d{1,3}(?:\.\d+)?) ?(?:k\b|thousand\b|grand\b)/gi
const BARE_RANGE = /(?<![£\d.,])(\d{2,3},\d{3}) ?(?:-|to) ?£? ?(\d{2,3},\d{3})/g
/** In talk of yearly pay "43 to 47" and "OTE 55" leave the thousands out. */
const THOUSANDS =
  /(?<![£\d.,/-])(?:£ ?)?(?<![\d.,/-])\b([2-9]\d|1\d\d)(?: ?(?:-|to) ?(?:£ ?)?([2-9]\d|1\d\d))?(?![\d,.]*\d)(?! ?(?:%|an? (?!year)|per|p\b|hours?|hrs?|days?|weeks?|months?|years?|miles|x\b|st|nd|rd|th|minutes?|people|k\b|grand|thousand|:))(?=$|[\s,.;)])/g
const FULL = /£ ?(\d{4,6})(?![\d,])/g

/** A whole number with its thousands set apart; much quicker than the locale's formatter. */
function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

function pounds(figure: string): string {
  return `£${grouped(Math.round(Number(figure) * 1000))}`
}

const LEAD =
  /^(?:(?:so|and|then|ok|the|our|their|its|new|current|basic|starting|say|money|pay|salary|wage|wages|rate|day rate|hourly rate|band(?! [\da-z]\b)|range|budget|salary range|salary band|pay band(?! \d)|remuneration|compensation|package|wise|is|are|was|would be|will be|'s|'d|be|it's|it|we|we're|we are|i|you|can|could|pay|paying|pays|offer|offering|offers|have|has|got|looking at|thinking|thinking of|put|down|at|of|for|for this|for this one|to pay|somewhere|now|hr|say|says|went|up|in|go|with|let's|call it|make it)\b[\s:,']*)+(?=(?:£|\d|circa|around|about|between|from|up to|c\.|approx|roughly|somewhere))/i

const QUALIFIED =
  /(?:(?:circa|around|about|between|from|up to|c\.|approx\.?|roughly|starting (?:at|on|from)|minimum(?: of)?|at least|somewhere between|in the region of) ?)?£\d/i

const COUNTS = new RegExp(
  `\\b(?!one\\b)${NUMBER_WORD} (?:to|or|hours?|hrs|days?|nights?|weeks?|months?)\\b`,
  'i',
)

/** Words before the first amount that only lead up to it ("finance say the band is now"). */
function withoutPreamble(value: string): string {
  const amount = QUALIFIED.exec(value)
  if (amount === null || amount.index === 0) return value
  const before = value.slice(0, amount.index)
  const says =
    /\d|\b(?:ir ?35|paye|umbrella|ote|fte|pro[- ]rata|basic|grade|band [a-z0-9]|negotiable|limited|contract|inside|outside|depending|weekly|hourly|monthly|fixed|starting|probation)\b/i.test(
      before,
    )
  const counts = COUNTS.test(before) || before.split(' ').length > 16
  return says || counts ? value : value.slice(amount.index)
}

const HOURLY = new RegExp(`\\b(${NUMBER_WORD}) (${NUMBER_WORD})(?= (?:an|per) hour\\b)`, 'gi')
const HALF = new RegExp(
  `(?<!£)\\b(${NUMBER_WORD}|[2-9]\\d) and a half(?= ?(?:k|grand|thousand|basic|base|plus|with|and|depending|for|rising|doe|tops|max)\\b|[,;]|$)(?: ?(?:k|grand|thousand)\\b)?`,
  'gi',
)

const TEN = `(?:ten|${TENS_WORD})`
/** "Four fifty a day", "four hundred and fifty a day". */
const DAILY = new RegExp(
  `(?<![£\\d])\\b(?:(${HUNDREDS})|(${NUMBER_WORD}) (${TEN}))(?= (?:an?|per) (?:day|night|shift|week)\\b)`,
  'gi',
)
/** "Eighteen pound fifty", "eighteen quid". */
const POUNDS = new RegExp(
  `\\b(${HUNDREDS}|${NUMBER_WORD}|\\d{1,3}) (?:pounds?|quid)(?: (${TEN}|\\d\\d)\\b)?`,
  'gi',
)
/** In talk of pay "fifty five to sixty" leaves the thousands out. */
const TENS_RANGE = new RegExp(
  `(?<![£\\d])(?<!\\b(?:${NUMBER_WORD}|hundred|thousand|point) (?:and )?)\\b(${TEN}) (?:to|or|and|-) (${TEN})(?![\\w-])(?! (?:one|two|three|four|five|six|seven|eight|nine)\\b)(?! ?(?:an? |per |%|per ?cent|pound|quid|p\\b|hours?|hrs?|days?|weeks?|months?|years?|miles|minutes?|people|thousand|grand|k\\b|hundred))`,
  'gi',
)
/** "Thirty four basic". */
const TENS_ALONE = new RegExp(
  `(?<![£\\d])(?<!\\b(?:${NUMBER_WORD}|to|and|or|hundred|thousand|point) )\\b(${TENS_WORD})(?= (?:basic|base|ote|tops|all in|starting|flat)\\b)`,
  'gi',
)
/** "Thirty eight thousand five hundred". */
const FULL_WORDS = new RegExp(
  `\\b(${NUMBER_WORD}|\\d{2,3}) thousand (?:and )?(${NUMBER_WORD}) hundred(?: (?:and )?(${TEN}))?\\b`,
  'gi',
)
/** "£350 or was it £365": the second is meant. "Not 45-50, it's 48 to 54": the first is gone. */
const DOUBTED = /£? ?\d[\d.,]*k? or (?:was|is) it (?=£? ?\d)/gi
const DENIED =
  /^(?:[^\d£]{0,30}\b)?not £? ?\d[\d.,]*k?(?: ?(?:-|to) ?£? ?\d[\d.,]*k?)?(?:,? (?:but|it's|it is|it should be|make it|now|rather))*,? (?=£|\d|between|up to|around|about)/i

/** "Eighteen fifty an hour" and "thirty-eight and a half" in figures. */
function inFigures(text: string): string {
  return text
    .replace(DAILY, (whole, all: string | undefined, one: string | undefined, rest: string | undefined) => {
      const hundreds = numberOf(one ?? '')
      const sum = all === undefined ? (hundreds ?? 99) * 100 + (numberOf(rest ?? '') ?? 0) : numberOf(all)
      return sum === null || sum > 1500 ? whole : `£${grouped(sum)}`
    })
    .replace(POUNDS, (whole, one: string, pence: string | undefined) => {
      const figure = numberOf(one)
      if (figure === null) return whole
      return pence === undefined ? `£${figure}` : `£${figure}.${numberOf(pence) ?? pence}`
    })
    .replace(FULL_WORDS, (whole, one: string, hundreds: string, rest: string | undefined) => {
      const [thousands, more] = [numberOf(one), numberOf(hundreds)]
      if (thousands === null || more === null || more > 9) return whole
      return `£${grouped(thousands * 1000 + more * 100 + (numberOf(rest ?? '') ?? 0))}`
    })
    .replace(TENS_RANGE, (whole, one: string, other: string) => {
      const [low, high] = [numberOf(one), numberOf(other)]
      return low === null || high === null || high <= low ? whole : `£${low},000 to £${high},000`
    })
    .replace(TENS_ALONE, (whole, one: string) => {
      const figure = numberOf(one)
      return figure === null ? whole : `£${figure},000`
    })
    .replace(HOURLY, (whole, pounds: string, pence: string) => {
      const [one, other] = [numberOf(pounds), numberOf(pence)]
      return one === null || other === null || other < 10 ? whole : `£${one}.${other}`
    })
    .replace(HALF, (whole, figure: string) => {
      const one = numberOf(figure)
      return one === null ? whole : `£${one},500`
    })
}

/** Writes the amounts of a pay fact out, both ends of a range ("42 to 48k" gives "£42,000 to £48,000"), other words left. */
export function payValue(text: string): string {
  const said = text
    .replace(/^[^:£\d]{3,60}: (?=£|\d)/, '')
    .replace(DENIED, '')
    .replace(DOUBTED, '')
  let value = inFigures(said)
    .replace(WORDS_RANGE, (whole, one: string, other: string | undefined) => {
      const low = numberOf(one)
      const high = other === undefined ? null : numberOf(other)
      if (low === null) return whole
      return high === null ? `£${low},000` : `£${low},000 to £${high},000`
    })
    .replace(RANGE, (_, low: string, __, high: string) => `${pounds(low)} to ${pounds(high)}`)
    .replace(SINGLE, (_, figure: string) => pounds(figure))
    .replace(BARE_RANGE, '£$1 to £$2')
    .replace(FULL, (_, figure: string) => `£${grouped(Number(figure))}`)
    .replace(/(?<![£\d.,])(\d{1,2}\.\d\d)(?= ?(?:(?:an|per) hour|ph\b|p\/h|\/ ?h))/g, '£$1')
    .replace(/(?<![£\d.,-])(\d{2,3},\d{3})(?![\d,])/g, '£$1')
    .replace(/(£\d{2,3},\d{3}) ?- ?(£\d{2,3},\d{3})/g, '$1 to $2')
  if (!/\b(?:hour|day|hr)\b/i.test(value))
    value = value.replace(THOUSANDS, (_, low: string, high: string | undefined) =>
      high === undefined ? pounds(low) : `${pounds(low)} to ${pounds(high)}`,
    )
  if (/\bir ?35\b/i.test(value) && !/£/.test(value)) value = value.replace(/^[^:]*:\s*/, '')
  value = withoutPreamble(value.replace(LEAD, ''))
  return value.replace(/£ /g, '£').replace(/\s+/g, ' ').trim()
}

/** True where a text names an amount that can be somebody's pay. */
export function hasPay(text: string): boolean {
  return (
    /\b(?:basic|salary|pay|ote|at|to|around|say|region of) (?:of |is |about |around )?[2-9]\d\b(?![.,]\d| ?%| ?hours)|£ ?\d|\b\d{2,3} ?k\b|\b\d{2,3},\d{3}\b|\b\d{2,3} (?:thousand|grand)\b/i.test(
      text,
    ) ||
    new RegExp(WORDS_RANGE.source, 'i').test(text) ||
    new RegExp(DAILY.source, 'i').test(text) ||
    new RegExp(`${POUNDS.source} ?(?:an?|per) (?:hour|day)`, 'i').test(text) ||
    /\b\d{2}(?:\.\d\d)? ?(?:(?:an|per) hour|ph|p\/h)\b/i.test(text)
  )
}

/** True where the amount is beside the main pay, so that it never takes its place. */
export function isBesidePay(text: string): boolean {
  return /\b(?:ote|bonus|allowance|overtime|stretch|probation|rising|after|review|weighting|on top|nights?|weekends?|also|another|extra|senior|junior|or|pro[- ]rata|fte|depending|negotiable)\b/i.test(
    text.replace(/\bdepending on experience\b/i, ''),
  )
}
