import type { Fact } from '@/lib/consultation/brief/schema'
import { dutyLines, line } from './duties'
import type { LineDraft } from './input'
import { capitalised, dutyPhrase, isClause, lowered, sentence, tidy } from './phrases'

/** The time that the writer's own words about success name already. */
const IN_FIRST_YEAR =
  /^(?:(?:in|within|during|by the end of|after) )?(?:(?:the|their|its|your) )?(?:first year|year one|first (?:12|twelve) months)[,:]?\s+/i

/** Success with a time of its own, which the words "first year" would contradict. */
const TIMED =
  /\b(?:in|within|after) (?:a|one) year\b|\byear (?:one|1)\b|\b(?:first|twelve|12|six|6|three|3)[- ](?:years?|months?|weeks?)\b|\bby (?:the )?(?:end|next|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)\b/i

const NUMBER = '(?:an?|one|two|three|four|five|six|nine|ten|twelve|eighteen|\\d+)'
/** A time that the aim begins with: "First six months: …", "within a year we want …", "by Christmas …". */
const BY_THEN = new RegExp(
  `^(?:(?:(in|within|by|after|during|over) )?((?:(?:the|their|your|our) )?(?:end of )?(?:(?:the|their) )?(?:first|next) (?:\\w+ )?(?:weeks?|months?|years?|quarter|season|term)|${NUMBER} (?:weeks?|months?|years?)|year (?:one|two|1|2))|(by) ((?:the )?(?:end of \\w+(?: \\d{4})?|(?:next )?(?:christmas|easter|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{4})?)))\\s*(?:[,:–-]\\s*|\\s)(?=\\S)`,
  'i',
)

/** "First six months" gives "in the first six months"; "six months" gives "within six months". */
function timeOf([, preposition, span = '', by, date = '']: readonly (string | undefined)[]): string {
  if (by !== undefined) return `by ${date}`
  const isOrdinal = /^(?:first|next|end)\b/i.test(span)
  const named = isOrdinal ? `the ${span}` : span
  if (preposition !== undefined) return `${preposition} ${named}`.toLowerCase()
  return `${/^(?:the |their |your |our |year)/i.test(named) ? 'in' : 'within'} ${named}`.toLowerCase()
}

/** A sentence for an aim that names its time first, or null where it names none. */
function timedText(value: string): string | null {
  const text = tidy(value)
  const match = BY_THEN.exec(text)
  if (match === null) return null
  const time = timeOf(match)
  const rest = text.slice(match[0].length)
  if (/^(?:in|from|of|after|before)\b/i.test(rest)) return null
  const phrase = dutyPhrase(rest)
  if (phrase !== null) return `${capitalised(time)}, success is to ${phrase}`
  return isClause(rest) ? `${capitalised(time)}, ${lowered(rest)}` : `Success ${time}: ${lowered(rest)}`
}

/** What success is: by its own time where it names one, else in the first year. */
export function successLines(facts: readonly Fact[]): LineDraft[] {
  const plain = facts.map((fact) => ({
    ...fact,
    value: fact.value
      .replace(/^(?:is|would be|will be|means) (?:to )?(?=\w)/i, '')
      .replace(/^like (?=(?:an?|the|to|some|our)\b)/i, '')
      .replace(IN_FIRST_YEAR, '')
      .replace(/^first (?=(?:thing|job|task|priority)\b)/i, 'the first '),
  }))
  const apart = plain.filter((fact) => timedText(fact.value) !== null)
  const others = plain.filter((fact) => !apart.includes(fact))
  const timed = others.some((fact) => TIMED.test(fact.value))
  // Words that named the first year keep them where the label cannot say it.
  const values = timed ? others.map((fact) => facts.find(({ id }) => id === fact.id) ?? fact) : others
  const late = values.filter((fact) => timedText(fact.value) !== null)
  const aim = timed ? 'Success' : 'Success in the first year'
  return [
    ...dutyLines(
      values.filter((fact) => !late.includes(fact)),
      { first: `${aim} is to`, next: 'It is also to', other: aim },
    ),
    ...[...apart, ...late].map((fact) => line(sentence(timedText(fact.value) ?? fact.value), [fact])),
  ]
}
