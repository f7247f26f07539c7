import type { Draft, Ledger } from './ledger'
import { NUMBER } from './numbers'
import { overlap, stems } from './words'

type Words = { quote: string; at: number }

const FREQUENCY = new RegExp(
  `\\b(?:${NUMBER}|a)(?: (?:days?|visits?|times?|nights?|weekends?|trips?))? (?:a|per|every) (?:week|month|year|fortnight|quarter)\\b|\\b(?:one|1|a) (?:(?:week|weekend|day|night)s? )?in (?:every )?${NUMBER}\\b`,
  'i',
)
/** Words beside a figure that carry no other content. */
const ONLY_FREQUENCY = /^(?:it's |it is |make it |now |so |say |just |only |more like |about )*$/i

/** A corrected frequency takes the place of the latest one of its form, whatever topic that stands under. */
export function refrequent(ledger: Ledger, text: string, words: Words, sentence: number): boolean {
  const often = FREQUENCY.exec(text)
  if (often === null || !ONLY_FREQUENCY.test(text.slice(0, often.index))) return false
  const isIn = / in /i.test(often[0])
  const entry = ledger.open().find((one) => {
    const known = FREQUENCY.exec(one.value)
    return known !== null && / in /i.test(known[0]) === isIn && ledger.isEarlier(one)
  })
  if (entry === undefined) return false
  const value = entry.value.replace(FREQUENCY, often[0])
  ledger.replace(entry, { topic: entry.topic, value, strength: entry.strength, ...words }, sentence)
  return true
}

const FIGURE = /£ ?\d[\d.,]*k?|\d[\d.,]* ?%/g

/** "The nights are £55" after "£48 a night": the one figure of its kind beside the same word gives way. */
export function refigured(ledger: Ledger, draft: Draft): boolean {
  const figures = draft.value.match(FIGURE) ?? []
  const [figure] = figures
  if (figures.length !== 1 || figure === undefined) return false
  const isShare = figure.endsWith('%')
  const subject = stems(draft.value.replace(FIGURE, ' '))
  const entries = ledger
    .open()
    .filter(
      (entry) =>
        ledger.isEarlier(entry) &&
        (entry.value.match(FIGURE) ?? []).filter((one) => one.endsWith('%') === isShare).length === 1 &&
        stems(entry.value).some((word) => subject.includes(word)),
    )
  const [only] = entries
  if (entries.length !== 1 || only === undefined || only.topic === draft.topic) return false
  const value = only.value.replace(FIGURE, (one) => (one.endsWith('%') === isShare ? figure : one))
  ledger.replace(only, { ...draft, topic: only.topic, strength: only.strength, value }, draft.sentence)
  return true
}

/** Gives the fact about `subject` its new figure ("Premium goes to 28%"). False where no fact has such a figure. */
export function restate(
  ledger: Ledger,
  subject: string,
  figure: string,
  words: Words,
  sentence: number,
): boolean {
  const kind = /%/.test(figure) ? /\d[\d.,]* ?%/ : /[£k]/.test(figure) ? /£ ?\d[\d.,]*k?/ : /\b\d[\d.,]*\b/
  const entry = ledger.open().find((one) => overlap(subject, one.value) >= 0.99 && kind.test(one.value))
  if (entry === undefined) return false
  const value = entry.value.replace(kind, figure)
  ledger.replace(entry, { topic: entry.topic, value, strength: entry.strength, ...words }, sentence)
  return true
}

const MONTHS = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const MOVED_TO = new RegExp(
  `\\b(?:slipped|moved|pushed|put back|brought forward|delayed|changed|gone back|shifted|slid)(?: back| forward| out| again)*(?: to| until| till) (?:the )?(?<by>\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTHS})?|${MONTHS})(?=$|[,;.]| (?:now|because|as|so)\\b)`,
  'i',
)
const DAY_AND_MONTH = new RegExp(`\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}|${MONTHS}`, 'i')

/** "It has slipped to the 17th": the date of the start, its month kept where no other is said. */
export function redated(ledger: Ledger, said: string, words: Words, sentence: number): boolean {
  const by = MOVED_TO.exec(said)?.groups?.by
  const entry = ledger.open().find(({ topic, value }) => topic === 'startDate' && DAY_AND_MONTH.test(value))
  if (by === undefined || entry === undefined || said.split(/\s+/).length > 14) return false
  const value = /[a-z]{3}/i.test(by)
    ? entry.value.replace(DAY_AND_MONTH, by)
    : entry.value.replace(/\d{1,2}(?:st|nd|rd|th)?(?= )/, by)
  if (value === entry.value) return false
  ledger.replace(entry, { topic: entry.topic, value, strength: entry.strength, ...words }, sentence)
  return true
}
