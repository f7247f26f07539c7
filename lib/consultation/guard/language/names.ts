import { isFigure, shortFormsOf, type Token } from './tokens'

/** Capitals that make no name: the start of a heading, common words in title case, and short forms that everyone uses. */
const NO_NAMES = new Set(
  `i ok yes no mr mrs ms dr the a an and or of in on at to for with by from as is are be will must you your we our they their it this that
  experience knowledge skills ability working work job role salary pay location hours benefits start date contract full part time
  permanent ideally essential required desirable nice have not only some any all what who where when how if but so just also then about monday tuesday wednesday
  thursday friday saturday sunday january february march april may june july august september october november december
  jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun am pm pa asap tbc tbd eg ie etc pc cv uk
  united kingdom gb gbp hr us health safety equivalent fte pro rata right driving licence license annual leave sick probation notice period overtime shift shifts
  allowance bonus pension private medical life cover assurance parking mileage expenses training apprentice apprenticeship engineer engineers manager bank holiday holidays christmas easter`.split(
    /\s+/,
  ),
)

/** Capitals inside the word, or a letter and a digit. */
const isMarked = (raw: string) => /\p{L}\p{Lu}/u.test(raw.replace(/['’]s$/i, ''))

/** "Experience With Siemens Drives": most words have a capital, so a capital says nothing. */
function isTitleCase(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ raw }) => /^\p{L}{3,}/u.test(raw))
  return words.length > 3 && words.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length > words.length * 0.75
}

/** Written in capitals throughout. */
function isShouted(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ raw }) => /^\p{L}{2,}/u.test(raw))
  return words.length > 2 && words.every(({ raw }) => !/\p{Ll}/u.test(raw))
}

/** Lower case, without accents and a plural or possessive s. */
export const foldName = (word: string): string =>
  word
    .replace(/['’][sS]$|(?<=\p{L}{3})[sS]$|(?<=^\p{Lu}{2})s$/u, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

/** Words with a capital that is not just the start of a sentence, folded. */
export function namesOf(tokens: readonly Token[]): string[] {
  if (isShouted(tokens)) return []
  const isHeading = isTitleCase(tokens)
  return tokens.flatMap(({ raw, text, isFirst }) => {
    if (!/\p{Lu}/u.test(raw) || isFigure(text) || NO_NAMES.has(text) || NO_NAMES.has(foldName(raw))) return []
    const isName = isMarked(raw) || (!isFirst && !isHeading && /^\p{Lu}/u.test(raw))
    return isName ? [foldName(raw)] : []
  })
}

/** Every word of a text, folded, and every two or three words written as one. */
export function wordsForNames(tokens: readonly Token[]): Set<string> {
  const words = tokens.map(({ raw, text }) => foldName(raw === '' ? text : raw))
  const joined = words.flatMap((word, at) => [
    word,
    word + (words[at + 1] ?? ''),
    word + (words[at + 1] ?? '') + (words[at + 2] ?? ''),
  ])
  // Spelt out or shortened, it is the same name.
  const others = tokens.flatMap(({ text }) => [text, ...shortFormsOf(text)].map(foldName))
  return new Set([...joined, ...others])
}

/** "PM" of "project manager": the first letters of words in a row. */
export function isAcronymOf(acronym: string, tokens: readonly Token[]): boolean {
  if (acronym.length < 2 || acronym.length > 6) return false
  const initials = tokens.map(({ text }) => text.charAt(0)).join('')
  const strong = tokens
    .filter(({ text }) => !/^(?:of|and|the|for|in|to|a)$/.test(text))
    .map(({ text }) => text.charAt(0))
  return initials.includes(acronym) || strong.join('').includes(acronym)
}

/** At most one letter inserted, left out or replaced, or two neighbours swapped. */
export function isOneSlipApart(left: string, right: string): boolean {
  if (left === right) return true
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.slice(at) === long.slice(at + 1)) return true
  if (short.length !== long.length) return false
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2))
  )
}
