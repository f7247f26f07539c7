import type { Topic } from '@/lib/consultation/topics'
import type { Ledger } from './ledger'
import { NUMBER, numberOf } from './numbers'
import { overlap, stems } from './words'

type Words = { quote: string; at: number }

/** A number of years, with its range. */
export const YEARS = new RegExp(
  `(${NUMBER})(\\+)?(?: ?(?:-|to|or) ?(${NUMBER}))?(?= ?\\+? ?(?:years?|yrs?)\\b)`,
  'i',
)
/** What an object of a withdrawal names when it is a topic rather than words of a fact. */
const NAMED: readonly [RegExp, Topic][] = [
  [/^(?:salary|pay|rate|money|figures?|salary range|day rate|pay range)$/i, 'pay'],
  [/^(?:location|place|office)$/i, 'location'],
  [/^(?:start date|start)$/i, 'startDate'],
  [/^(?:on[- ]call|call[- ]?outs?)$/i, 'onCall'],
  [/^travel(?:ling)?$/i, 'travel'],
  [/^hours$/i, 'hours'],
  [/^(?:hybrid|home working|remote working|working from home)$/i, 'workPattern'],
  [/^notice(?: period)?$/i, 'notice'],
  [/^(?:shifts?|shift pattern|the rota|rota|working hours)$/i, 'hours'],
  [/^(?:hybrid working|working pattern|home days|office days)$/i, 'workPattern'],
  [/^(?:interviews?|the process|interview process)$/i, 'process'],
]

/** The topic that words name, as "what I said about shifts" does; null where they name none. */
export function topicNamed(object: string): Topic | null {
  return NAMED.find(([pattern]) => pattern.test(object.trim()))?.[1] ?? null
}

/** A text as the source of a pattern that matches it. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function cleaned(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, '')
    .replace(/^(?:and|or|of|in|plus|with|'|minimum|ideally|at least)\b\s*/i, '')
    .replace(/\s+(?:and|or|plus|with)$/i, '')
    .trim()
}

/** The value without the list items that speak of `object`, or null where nothing of substance is left. */
export function without(value: string, object: string): string | null {
  const parts = value.split(/(\s*(?:,|;|\band\b|\bor\b|\bplus\b|&)\s*)/i)
  const items: string[] = []
  for (let i = 0; i < parts.length; i += 2) {
    const item = parts[i] ?? ''
    if (overlap(object, item) >= 0.99) continue
    items.push(items.length === 0 ? item : `${parts[i - 1] ?? ', '}${item}`)
  }
  const rest = cleaned(items.join(''))
  if (rest !== '' && rest !== value && stems(rest).length > 0) return rest
  const cut = cleaned(value.replace(new RegExp(`\\b(?:some |any |a |the )?${escaped(object)}\\b`, 'i'), ''))
  return cut === value || stems(cut).length < 4 ? null : cut
}

/** Takes back what `object` names: whole facts, or its part of a fact that said more. True when something was found. */
export function withdraw(
  ledger: Ledger,
  object: string,
  by: string | null,
  words: Words,
  sentence: number,
): boolean {
  // "The shift bit and the 22%": two things, where each is known by itself.
  const both = object.split(/,? and (?:the |that |our )?|, (?:the |that |our )?/i)
  if (by === null && both.length > 1) {
    const each = both.map((one) =>
      withdraw(
        ledger,
        one.replace(/ (?:stuff|thing|bit|line|part|requirement|one)$/i, ''),
        null,
        words,
        sentence,
      ),
    )
    if (each.some((found) => found)) return true
  }
  // "The bit about someone being off sick" is about the illness.
  const bare = object.replace(/\b(?:someone|somebody|people|being|having|getting|off)\b\s*/gi, '').trim()
  if (bare !== object && stems(bare).length > 0) return withdraw(ledger, bare, by, words, sentence)
  const named = topicNamed(object)
  if (/^(?:number of )?years(?:'| of)?(?: experience)?(?: requirement| thing| bit)?$/i.test(object.trim()))
    return withdrawYears(ledger, words, sentence, null)
  const count = by === null ? numberOf(object.trim().replace(/ (?:years?|yrs?)$/i, '')) : null
  if (count !== null && withdrawYears(ledger, words, sentence, count)) return true
  const isUnit = /^(?:hours?|days?|weeks?|months?|years?|nights?)$/i.test(object.trim())
  const matches = ledger
    .open()
    .filter(
      (entry) =>
        !(isUnit && (entry.topic === 'pay' || entry.topic === 'package')) &&
        (overlap(object, entry.value) >= 0.99 ||
          (stems(object).length > 2 && overlap(object, entry.value) >= 0.6)),
    )
  if (matches.length === 0 && named !== null) {
    // "Not a day rate" says nothing against a sum for the year.
    const basis = /^(day|hour)(?:ly)? rate$/i.exec(object.trim())?.[1]?.toLowerCase()
    const entries = ledger
      .open()
      .filter(({ topic, value }) => topic === named && (basis === undefined || value.includes(basis)))
    for (const entry of entries) ledger.withdraw(entry, words)
    return entries.length > 0
  }
  for (const entry of matches) {
    const rest = without(entry.value, object)
    if (by !== null) {
      const literal = new RegExp(`\\b${escaped(object)}\\b`, 'i')
      const value = literal.test(entry.value)
        ? entry.value.replace(literal, by)
        : rest === null
          ? by
          : `${rest}, ${by}`
      ledger.replace(entry, { topic: entry.topic, value, strength: entry.strength, ...words }, sentence)
    } else if (rest === null) ledger.withdraw(entry, words)
    else {
      ledger.replace(entry, { topic: entry.topic, value: rest, strength: entry.strength, ...words }, sentence)
      ledger.cut(entry.topic, object)
    }
  }
  return matches.length > 0
}

/** What a figure is taken back of together with the words that only say that it was put down. */
const PUT_DOWN =
  /^(?:i|we)(?:'d| had|'ve| have)? (?:first |only |originally )?(?:put|said|asked|thought|written|wrote)\b/i

/** Takes the years out of what was asked for, all or those of one number. */
function withdrawYears(ledger: Ledger, words: Words, sentence: number, count: number | null): boolean {
  const entries = ledger
    .open()
    .filter(
      ({ topic, value }) =>
        topic === 'experience' &&
        YEARS.test(value) &&
        (count === null || numberOf(YEARS.exec(value)?.[1] ?? '') === count),
    )
  for (const entry of entries) {
    const rest = cleaned(
      entry.value.replace(
        new RegExp(
          `(?:at least |minimum(?: of)? |about |around |over )?${YEARS.source} ?\\+? ?(?:years?|yrs?)'?(?: of| in)?`,
          'i',
        ),
        '',
      ),
    )
    const meaning = stems(rest).filter((word) => !/^(?:experi|minimum|min|ideal|relevant|least)/.test(word))
    if (meaning.length === 0 || PUT_DOWN.test(entry.value)) ledger.withdraw(entry, words)
    else
      ledger.replace(entry, { topic: entry.topic, value: rest, strength: entry.strength, ...words }, sentence)
  }
  return entries.length > 0
}
