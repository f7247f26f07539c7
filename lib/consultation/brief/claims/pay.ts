import { isMarkedSalary } from '@/lib/consultation/brief/slots/pay'
import type { Pay } from '@/lib/consultation/brief/slots/schema'
import { SEASON_WORDS } from '@/lib/consultation/guard/language/dates'
import type { Claim } from './claim'

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

const UNITS: readonly [Pay['unit'], RegExp][] = [
  ['hour', /\b(?:hour|hrs?|hourly|p\.?h)\b|\/ ?h\b/i],
  ['day', /\b(?:day|daily|p\.?d)\b/i],
  ['week', /\b(?:week|weekly)\b(?! paid)/i],
  ['month', /\b(?:month|monthly)\b/i],
  ['year', /\b(?:year|annum|annual(?:ly)?|yearly|p\.?a|salary)\b/i],
]
/** What somebody starts on is one end of what they can earn. */
export const STARTING_PAY = /\bstart(?:s|ing)?\b|\bto begin with\b/i

const SUM =
  /(?<mark>£|€|\$)?\s?(?<figure>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\d.,]*\s?(?:%|per ?cent))\s?(?<thousands>k\b|grand\b|thousand\b)?/gi
const CURRENCIES = { '£': 'GBP', '€': 'EUR', $: 'USD' } as const

/** A sum without a unit is by the hour below the first, by the day below the second, and by the year from there on. Some of the first are thousands. */
const DAY_RATE_FROM = 100
const SALARY_FROM = 10_000

/** Of something on top, of one end of a range, or of others. */
export const OTHER_PAY =
  /\b(?:bonus\w*|allowance|overtime|commission|review\w*|rising|rises?|probation|weighting|nights?|weekends?|shift|time and|double|options?|pro[- ]rata|fte|ote|training|course|budget of|tools?|relocation|expenses|mileage|car|(?:top|upper|bottom|lower) end|chartered|was|were|last|previous|used to|others|competitors?|market|asking|turnover|worth)\b/i

/** What follows is another sum, or when it is paid. */
const NEXT = /[,;(]\s|\s[–—-]\s|\b(?:or|if|plus|rising|and then|paid)\b/i

/** "From Easter 2027": when it is paid. */
const DATED = new RegExp(`\\b(?:${SEASON_WORDS}|${MONTHS})\\.?,? (?:19|20)\\d\\d\\b`, 'gi')

export function readPay(words: string): Claim[] {
  for (const part of words.replace(DATED, '').split(NEXT)) {
    const found = [...part.matchAll(SUM)].flatMap(({ groups }) =>
      groups?.mark || groups?.thousands || Number(groups?.figure?.replace(/,/g, '')) >= DAY_RATE_FROM
        ? [groups ?? {}]
        : [],
    )
    const sums = [...part.matchAll(SUM)].map(({ groups }) => groups ?? {})
    if (found.length === 0 || sums.length > 2) continue
    const isThousands = sums.some(({ thousands }) => thousands)
    const amounts = sums.map(({ figure = '' }) => {
      const amount = Number(figure.replace(/,/g, ''))
      return isThousands && amount < 1000 ? amount * 1000 : amount
    })
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
    const said = UNITS.find(([, pattern]) => pattern.test(part))?.[0]
    const isSalary = (said ?? 'year') === 'year' && isMarkedSalary(least, most)
    const [min, max] = isSalary ? [least * 1_000, most * 1_000] : [least, most]
    const unit = said ?? (max >= SALARY_FROM ? 'year' : max >= DAY_RATE_FROM ? 'day' : 'hour')
    const currency = CURRENCIES[(sums.find(({ mark }) => mark)?.mark ?? '£') as keyof typeof CURRENCIES]
    return [{ kind: 'pay', min, max, unit, currency, extras: null, inAdvert: true }]
  }
  return []
}
