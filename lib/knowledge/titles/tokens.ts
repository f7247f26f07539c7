import {
  ABBREVIATIONS,
  JOINED,
  LEADING_SENIORITY,
  NOISE,
  PLURALS,
  SENIORITY,
  SMALL_WORDS,
  SPELLINGS,
} from './words'

/** Applied to titles on both sides of a comparison, so an odd singular does no harm. */
function toSingular(word: string): string {
  if (word.length <= 3 || PLURALS.has(word) || /(?:ss|us|is)$/.test(word)) return word
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}

function joinPairs(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const previous = joined.at(-1)
    const isPair = [word, word.replace(/s$/, '')].some((second) => JOINED.has(`${previous} ${second}`))
    if (previous !== undefined && isPair) joined[joined.length - 1] = previous + word
    else joined.push(word)
  }
  return joined
}

/** The words of a title or of a part of it, in one spelling, in the singular, without "and", "of" and the like. */
export function toTokens(text: string): string[] {
  const words = joinPairs(text.match(/[\p{L}\p{N}]+/gu) ?? [])
  return words
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => toSingular(ABBREVIATIONS.get(word) ?? word))
}

const replaceAll = (text: string, replacements: readonly (readonly [RegExp, string])[]) =>
  replacements.reduce((result, [pattern, spelling]) => result.replace(pattern, spelling), text)

const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC')

/** "C.N.C." is "CNC". */
const joinInitials = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu, (initials) =>
    initials.replaceAll('.', ''),
  )

const toPlain = (title: string) => replaceAll(joinInitials(withoutAccents(title).toLowerCase()), SPELLINGS)

/** What stands behind these is a place, an employer or a condition. */
const TAIL = /\s(?<!goods |live |sleep )(?:in|at|near|working|reporting to|covering)\s.*$/
const SEPARATOR = /\s[-–—]+\s?|[–—|,:;•*!?]|\s-+|\s\+\s|\.\s/
const ASIDE_SEPARATOR = new RegExp(`${SEPARATOR.source}|\\s*[/&+]\\s*`)
const BRACKETS = /[([]([^)\]]*)[)\]]?/g

/** What stands between dashes, commas and the like, then what stands in brackets. Without pay, hours and places. */
export function splitTitle(title: string): string[] {
  const text = toPlain(replaceAll(title.toLowerCase(), NOISE))
  const bracketed = [...text.matchAll(BRACKETS)].flatMap(([, inner = '']) => inner.split(ASIDE_SEPARATOR))
  const [main = '', ...behind] = text.replace(BRACKETS, ' ').split(SEPARATOR)
  const aside = behind.flatMap((part) => part.split(ASIDE_SEPARATOR))
  return [...[main, ...aside].map((part) => part.replace(TAIL, ' ')), ...bracketed].filter(
    (part) => toTokens(part).length > 0,
  )
}

const MAX_ALTERNATIVES = 3

/** "Fitter/welder", "mechanical and electrical engineer": each with the last word of all. Empty if it is one thing. */
export function splitAlternatives(part: string): string[] {
  const parts = part.split(/\s*[/&+]\s*|\s+(?:and|or)\s+/).filter((alternative) => alternative.trim() !== '')
  return parts.length > 1 && parts.length <= MAX_ALTERNATIVES ? parts : []
}

/** Without words of seniority. */
export function withoutSeniority(tokens: readonly string[]): string[] {
  const rest = tokens.filter((token) => !SENIORITY.has(token))
  while (rest.length > 1 && LEADING_SENIORITY.has(rest[0] ?? '')) rest.shift()
  return rest
}

/** The same for the same words in any order. */
export const toKey = (tokens: readonly string[]) => [...new Set(tokens)].sort().join(' ')

/** Of a title as it stands in a list of titles, with what is in brackets. */
export const toListKey = (title: string) => toKey(toTokens(toPlain(title)))
