const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS = 'first second third fourth fifth sixth'.split(' ')
const COUNT = `\\d{1,2}|${WORDS.join('|')}`
const UNIT = 'day|week|fortnight|month|quarter|year'
const MONTHS: Readonly<Record<string, number>> = {
  day: 1 / 30,
  week: 7 / 30,
  fortnight: 14 / 30,
  month: 1,
  quarter: 3,
  year: 12,
}

/** "By month three", "within six weeks", "in the first fortnight", "after a year", "by the end of the second quarter". */
const DEADLINE = new RegExp(
  `\\b(?:(?<unit>${UNIT}) (?<at>${COUNT})|(?<place>${ORDINALS.join('|')}) (?<placed>${UNIT})|(?:by|in|within|after|at|from|until|to) (?:(?:the|about|end|of|first|their|your) )*(?:(?<count>${COUNT}|an?) (?<counted>${UNIT})s?|(?:the )?(?<whole>year)))(?!-|\\p{L}|['’]? notice)`,
  'iu',
)

const numberOf = (word: string): number =>
  /^an?$/i.test(word) ? 1 : /^\d/.test(word) ? Number(word) : WORDS.indexOf(word.toLowerCase()) + 1

/** In months from the start; null where the line has no deadline. */
function deadlineOf(text: string): number | null {
  const found = DEADLINE.exec(text)?.groups
  if (!found) return null
  const { unit, at, place, placed, count, counted, whole } = found
  const unitOf = (name = '') => MONTHS[name.toLowerCase()] ?? 0
  if (unit !== undefined) return unitOf(unit) * numberOf(at ?? '')
  if (place !== undefined) return unitOf(placed) * (ORDINALS.indexOf(place.toLowerCase()) + 1)
  if (whole !== undefined) return unitOf(whole)
  return unitOf(counted) * numberOf(count ?? '')
}

/** Aims in the order of their time. One without a time stays behind the one it follows. */
export function inTime<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  let last = 0
  return lines
    .map((line) => {
      last = deadlineOf(line.text) ?? last
      return { line, due: last }
    })
    .sort((one, other) => one.due - other.due)
    .map(({ line }) => line)
}
