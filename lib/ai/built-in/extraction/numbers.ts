const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A number word up to ninety-nine, as the source of a pattern. */
export const NUMBER_WORD = `(?:(?:${TENS.join('|')})(?:[ -](?:${UNITS.slice(1, 10).join('|')}))?|${[...UNITS].reverse().join('|')})`

/** A number word from twenty to ninety-nine, as the source of a pattern. */
export const TENS_WORD = `(?:(?:${TENS.join('|')})(?:[ -](?:${UNITS.slice(1, 10).join('|')}))?)`

/** Hundreds in words ("four hundred and fifty", "a hundred and ninety"), as the source of a pattern. */
export const HUNDREDS = `(?:(?:a|${NUMBER_WORD}) hundred(?:(?: and)? ${NUMBER_WORD})?)`

/** A number in figures or words, as the source of a pattern. */
export const NUMBER = `(?:\\d+(?:[.,]\\d+)?|${NUMBER_WORD})`

const WORDS = new Map<string, number>([
  ['a', 1],
  ['an', 1],
  ['couple', 2],
  ['a couple', 2],
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.flatMap((word, index) => [
    [word, (index + 2) * 10] as const,
    ...UNITS.slice(1, 10).flatMap((unit, one) => [
      [`${word} ${unit}`, (index + 2) * 10 + one + 1] as const,
      [`${word}-${unit}`, (index + 2) * 10 + one + 1] as const,
    ]),
  ]),
])

/** What figures, or number words up to some hundreds, stand for; null for anything else. */
export function numberOf(text: string): number | null {
  const word = text.trim().toLowerCase()
  if (/^\d/.test(word)) {
    const figure = word.replace(/,(?=\d{3})/g, '')
    return /^\d+(?:\.\d+)?$/.test(figure) ? Number(figure) : null
  }
  const [hundreds, rest] = word.split(/ hundred(?: and)?(?: |$)/)
  if (rest === undefined) return WORDS.get(word) ?? null
  const [many, more] = [WORDS.get(hundreds ?? ''), rest === '' ? 0 : WORDS.get(rest)]
  return many === undefined || more === undefined ? null : many * 100 + more
}
