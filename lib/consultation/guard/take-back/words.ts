const FILLER = new Set(
  `a an the of to for in on at and or our their your my we they them it that this is are be being having need needing any some with
  not no more do does have has will would`.split(/\s+/),
)

const NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, String(index)]),
)

/** The words that say something, without their endings. "Six" and "6" are the same. */
export const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .filter((word) => !FILLER.has(word))
    .map((word) => NUMBERS.get(word) ?? word)
    .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word))

/** Whether `text` has every word of `words` that says something. */
export function saysAll(text: string, words: string): boolean {
  const wanted = stemsOf(words)
  const stems = new Set(stemsOf(text))
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem))
}

export function sharesWord(one: string, other: string): boolean {
  const stems = new Set(stemsOf(one))
  return stemsOf(other).some((stem) => stems.has(stem))
}
