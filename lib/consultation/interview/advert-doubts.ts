import { SEASON_WORDS } from '@/lib/consultation/guard/language/dates'
import { CONTACT } from '@/lib/consultation/guard/reply-words'
import { isAdvert } from '@/lib/consultation/messages/import'
import { toPlainText } from '@/lib/consultation/messages/plain-text'

/** `address`: where to apply. `date`: it has passed. `membership`: of a professional body, as a must. `pay`: of another year. */
export type AdvertDoubt = 'address' | 'date' | 'membership' | 'pay'

/** A line of a pasted advert that may not be true, or fair, any more. */
export interface DoubtfulLine {
  kind: AdvertDoubt
  words: string
}

const APPLY =
  /\b(?:to apply|apply (?:to|at|via|through|by|in|now|online)|applications?|cvs?|covering letters?|your details)\b/i
const SENT_TO =
  /\b(?:apply (?:in writing |now |online |please )*|applications? (?:in writing |by post |please |should be (?:sent|made) )*|(?:cvs?|covering letters?|your details|applications? forms?)\b[^.?!\n]{0,60}?\b)(?:to|at|via|through)\b/i
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/

/** Addresses alone, which no reader can use: an agency takes the applications itself. */
export const isOnlyForApplying = (line: string): boolean =>
  CONTACT.test(line) || (APPLY.test(line) && POSTCODE.test(line))

/** An email, web or phone address, or whom and where to apply to. */
export const isAddressToApply = (line: string): boolean =>
  isOnlyForApplying(line) || (APPLY.test(line) && SENT_TO.test(line))

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const DAY = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? )?(?:of )?(${MONTHS})\\.?,? ((?:19|20)\\d\\d)\\b`,
  'gi',
)
const SHORT_DAY = /\b(\d{1,2})[/.](\d{1,2})[/.]((?:20)?\d\d)\b/g
/** A year behind these words, or one that goes on ("2022/23"), is when something was so. Others name a standard, a law or a beginning. */
const YEAR = new RegExp(
  `(?:\\b(?:in|for|by|until|of|posted|dated|updated|revised|written|${SEASON_WORDS}|early|late|mid|year)[\\s:-]+((?:19|20)\\d\\d)(?:[/–-](\\d\\d))?|\\b((?:19|20)\\d\\d)[/–-](\\d\\d))\\b(?![\\d,:])`,
  'gi',
)
const NAMED_BEHIND =
  /^\W{0,2}(?:Regulations?|Act|Order|edition|version|standard|procedure|spec(?:ification)?)\b/i

/** What was done then is the firm’s history. */
const HISTORY =
  /\b(?:since|was|were|been|began|begun|built|won|(?!(?:posted|dated|updated|revised|advertised|issued|required|needed)\b)\p{L}{3,}ed)\b/iu

const monthOf = (name: string): number =>
  MONTHS.split('|').findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase()))

function hasPassed(line: string, now: Date): boolean {
  if (HISTORY.test(line)) return false
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const days = [
    ...[...line.matchAll(DAY)].map(([, day, month = '', year]) =>
      // Of a month alone, its end.
      Date.UTC(Number(year), monthOf(month) + (day ? 0 : 1), day ? Number(day) : 0),
    ),
    ...[...line.matchAll(SHORT_DAY)].map(([, day, month, year = '']) =>
      Date.UTC(Number(year.length === 2 ? `20${year}` : year), Number(month) - 1, Number(day)),
    ),
  ]
  if (days.length > 0) return days.every((day) => day < today)
  const years = [...line.matchAll(YEAR)].flatMap(({ 0: found, 1: year, 2: next, 3: from, 4: to, index }) => {
    if (NAMED_BEHIND.test(line.slice(index + found.length))) return []
    const begins = year ?? from ?? ''
    const ends = next ?? to
    return [Number(ends ? `${begins.slice(0, 2)}${ends}` : begins)]
  })
  return years.length > 0 && years.every((year) => year < now.getUTCFullYear())
}

const MEMBERSHIP =
  /\b[Mm]ember(?:ship)? (?:of|with) (?:the |an? )?(?:\p{Lu}|(?:relevant|appropriate|recognised|suitable|professional)\b)|\b[Mm]embership\b[^.?!]{0,60}\b(?:essential|required|needed|a must)\b|\b[Cc]hartered (?:[Mm]ember|[Ss]tatus)\b|\bM(?:I[A-Z][A-Za-z]{1,6}|CIPS|CIOB|RICS|APM)\b/u
const WISHED =
  /\b(?:ideal(?:ly)?|preferabl[ey]|preferred|desirable|advantage(?:ous)?|bonus|plus|nice|welcome|working towards?|or willing|support(?:ed)?|pay for|paid)\b/i
const PAYS = /[£€$]\s?\d|\b\d{2,3}k\b/i

/** A professional body that the person must belong to. Few jobs need one, and nobody has said who asks for it. */
export const asksForMembership = (line: string): boolean => MEMBERSHIP.test(line) && !WISHED.test(line)

/** The manager’s "it all still stands" is no word on these: where to apply, a day that has passed, a membership. */
export const mayStillStand = (line: string, now: Date): boolean =>
  !isAddressToApply(line) && !hasPassed(line, now) && !asksForMembership(line)

/** In characters. */
const WORDS_MAX = 90
const DOUBTS_MAX = 6
/** What the guard keeps back is blank. */
const BLANK = / {8,}/

const shortened = (line: string): string =>
  line.length > WORDS_MAX ? `${line.slice(0, WORDS_MAX).replace(/[\s,;:.–—-]*\S*$/u, '')}…` : line

/** What of a pasted advert should be asked about before anybody relies on it, in its order. Empty for any other message. */
export function listAdvertDoubts(message: string, now: Date): DoubtfulLine[] {
  if (!isAdvert(message)) return []
  const lines = toPlainText(message)
    .text.split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((line) => line.replace(/^[\s\-•*·–]+|\s+$/gu, ''))
    .filter((line) => /\p{L}/u.test(line) && !BLANK.test(line))
  const isOld = lines.some((line) => hasPassed(line, now))
  const found = lines.flatMap((line): DoubtfulLine[] => {
    const words = shortened(line)
    if (isAddressToApply(line)) return [{ kind: 'address', words }]
    if (PAYS.test(line)) return isOld ? [{ kind: 'pay', words }] : []
    if (hasPassed(line, now)) return [{ kind: 'date', words }]
    return asksForMembership(line) ? [{ kind: 'membership', words }] : []
  })
  return found.slice(0, DOUBTS_MAX)
}
