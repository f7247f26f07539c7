const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A number word up to ninety-nine, as the source of a pattern. */
export const NUMBER_WORD = `(?:(?:${TENS.slice(2).join('|')})(?:[ -](?:${UNITS.slice(1, 10).join('|')}))?|${[...UNITS].reverse().slice(0, 19).join('|')})`

/** A number in figures or words, as the source of a pattern. */
export const NUMBER = `(?:\\d+(?:[.,]\\d+)?|${NUMBER_WORD})`

/** What a number word up to ninety-nine stands for, or null. Takes figures too. */
export function numberOf(text: string): number | null {
  const word = text
    .toLowerCase()
    .trim()
    .replace(/,(?=\d{3})/g, '')
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word)
  if (word === 'a' || word === 'an') return 1
  if (word === 'couple' || word === 'a couple') return 2
  const unit = UNITS.indexOf(word)
  if (unit >= 0) return unit
  const [tens, ones] = word.split(/[ -]/)
  const ten = TENS.indexOf(tens ?? '')
  if (ten < 2) return null
  const one = ones === undefined ? 0 : UNITS.indexOf(ones)
  return one < 0 || one > 9 ? null : ten * 10 + one
}
