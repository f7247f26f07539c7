const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Matches a figure or a number in words up to ninety-nine. */
export const NUMBER = `(?:\\d+(?:\\.\\d+)?|an?|(?:${TENS.slice(2).join('|')})(?:[- ](?:${ONES.slice(1, 10).join('|')}))?|${ONES.join('|')})`

/** Null for anything that `NUMBER` does not match whole. "a" and "an" are 1. */
export function toNumber(text: string): number | null {
  const word = text.trim().toLowerCase()
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word)
  if (word === 'a' || word === 'an') return 1
  const [first = '', second] = word.split(/[- ]/)
  const tens = TENS.indexOf(first)
  const ones = ONES.indexOf(second ?? first)
  if (tens > 1) return second === undefined ? tens * 10 : ones > 0 && ones < 10 ? tens * 10 + ones : null
  return second === undefined && ones >= 0 ? ones : null
}
