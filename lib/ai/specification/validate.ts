import { FILLER } from '@/lib/ai/built-in/writing/filler'
import { NUMBER_WORDS } from '@/lib/ai/built-in/writing/number-words'
import type { Fact } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/unlawful'
import type { SpecificationLine } from '@/lib/specification/schema'
import type { DraftLine } from './schema'

export type Rejection =
  | 'noFact'
  | 'wrongSection'
  | 'mixedAudience'
  | 'newNumber'
  | 'newName'
  | 'newWords'
  | 'lostWords'
  | 'filler'
  | 'unlawful'

/** In one form: "£52k" is "52000", "three" is "3". */
function numbersOf(text: string): Set<string> {
  const lower = text.toLowerCase()
  // In "46-52k" both ends are thousands.
  const spelled = lower.replace(/(\d)(?=\s*(?:-|–|to|and)\s*£?\d+(?:\.\d+)?\s?k\b)/g, '$1k')
  const figures = [...spelled.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k\b)?/g)].map(
    ([, digits = '', thousands]) => {
      const number = Number(digits.replace(/,/g, ''))
      return String(thousands === undefined ? number : number * 1000)
    },
  )
  const words = [...lower.matchAll(/\b[a-z]+\b/g)]
    .map(([word]) => NUMBER_WORDS.indexOf(word))
    .filter((number) => number > 1)
    .map(String)
  return new Set([...figures, ...words])
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}&+#/'’.-]*/gu
const stripEnding = (word: string) => word.replace(/(?:['’]s|[.'’-])+$/i, '')

/** In lower case: words with a capital that is not just the start of a sentence. */
function namesOf(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const word = stripEnding(match[0])
    const before = text.slice(0, match.index).trimEnd()
    const isSentenceStart = before === '' || /[.?:;–—-]$/.test(before)
    const isName = isSentenceStart ? /\p{Lu}.*\p{Lu}|\p{Lu}.*\p{N}/u.test(word) : /\p{Lu}/u.test(word)
    return isName ? [word.toLowerCase()] : []
  })
}

const COMMON_WORDS = new Set(
  `about after also and any are been being both but can could does done each either else ensure every from full give given good have having help here
  hold into its just keep know knowledge least like look make many more most must need needed needs only onto other others our over role some such take than
  that the their them then there these they this those through upon used using very want well were what when where which while will with within work
  working would you your able ability across good strong person people company team someone include includes including offer offers provide provides
  required require requires essential experience experienced skill skills looking hiring success year first`.split(
    /\s+/,
  ),
)

/** Cut to five letters, so that "designing" matches "design". */
function contentStems(text: string): Set<string> {
  const words = [...text.toLowerCase().matchAll(WORD)].map(([word]) => stripEnding(word))
  return new Set(
    words
      .filter((word) => word.length > 3 && !COMMON_WORDS.has(word) && !/^\d/.test(word))
      .map((word) => word.slice(0, 5)),
  )
}

function shareContained(words: ReadonlySet<string>, source: ReadonlySet<string>): number {
  if (words.size === 0) return 1
  return [...words].filter((word) => source.has(word)).length / words.size
}

/** The share of a line's words that its facts must contain. */
const MIN_SUPPORTED_SHARE = 0.65
/** The share of a fact's words that the line must keep. */
const MIN_KEPT_SHARE = 0.6

function wordsOf(text: string): Set<string> {
  return new Set([...text.toLowerCase().matchAll(WORD)].map(([word]) => stripEnding(word)))
}

/** Numbers and names must all be in `source`, words mostly. */
export function isSupportedBy(text: string, source: string): boolean {
  const sourceNumbers = numbersOf(source)
  const sourceWords = wordsOf(source)
  return (
    [...numbersOf(text)].every((number) => sourceNumbers.has(number)) &&
    namesOf(text).every((name) => sourceWords.has(name)) &&
    shareContained(contentStems(text), contentStems(source)) >= MIN_SUPPORTED_SHARE
  )
}

/** The first reason to reject the line, or null. `writtenLines` is what the built-in writer made of the same facts. */
export function findRejection(
  line: DraftLine,
  facts: readonly Fact[],
  writtenLines: readonly Omit<SpecificationLine, 'id'>[],
): Rejection | null {
  const cited = facts.filter((fact) => line.factIds.includes(fact.id))
  if (cited.length === 0 || cited.length !== new Set(line.factIds).size || line.text.trim() === '')
    return 'noFact'
  const sectionLines = writtenLines.filter(({ section }) => section === line.section)
  if (!cited.every(({ id }) => sectionLines.some(({ factIds }) => factIds.includes(id))))
    return 'wrongSection'
  if (line.text.search(FILLER) >= 0) return 'filler'
  if (findUnlawful(line.text).length > 0) return 'unlawful'
  const isCited = (id: string) => line.factIds.includes(id)
  const replaced = sectionLines.filter(({ factIds }) => factIds.some(isCited))
  if (!replaced.every(({ factIds }) => factIds.every(isCited))) return 'lostWords'
  if (new Set(replaced.map(({ audience }) => audience)).size > 1) return 'mixedAudience'
  const values = cited.map((fact) => fact.value).join('. ')
  const source = [values, ...replaced.map(({ text }) => text)].join('. ')
  const sourceNumbers = numbersOf(source)
  const lineNumbers = numbersOf(line.text)
  if (![...lineNumbers].every((number) => sourceNumbers.has(number))) return 'newNumber'
  const sourceWords = wordsOf(source)
  if (!namesOf(line.text).every((name) => sourceWords.has(name))) return 'newName'
  if (shareContained(contentStems(line.text), contentStems(source)) < MIN_SUPPORTED_SHARE) return 'newWords'
  const lineWords = wordsOf(line.text)
  const keepsNames = namesOf(values).every((name) => lineWords.has(name))
  const keepsNumbers = [...numbersOf(values)].every((number) => lineNumbers.has(number))
  const keepsWords = cited.every(
    ({ value }) => shareContained(contentStems(value), contentStems(line.text)) >= MIN_KEPT_SHARE,
  )
  return keepsNames && keepsNumbers && keepsWords ? null : 'lostWords'
}
