import { FILLER } from '@/lib/ai/built-in/writing/filler'
import { NUMBER_WORDS } from '@/lib/ai/built-in/writing/number-words'
import type { Fact } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/unlawful'
import type { SpecificationLine } from '@/lib/specification/schema'
import type { DraftLine } from './schema'

/** Why a line of a model was not taken. */
export type Rejection =
  | 'noFact'
  | 'wrongSection'
  | 'newNumber'
  | 'newName'
  | 'newWords'
  | 'lostWords'
  | 'filler'
  | 'unlawful'

/** Numbers of a text in one form: "£52k", "52,000" and "52000" are the same, and so are "three" and "3". */
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

/** Names and abbreviations: words with a capital anywhere but at the start of a sentence, in lower case. */
function namesOf(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const word = stripEnding(match[0])
    const before = text.slice(0, match.index).trimEnd()
    const opens = before === '' || /[.?:;–—-]$/.test(before)
    const isName = opens ? /\p{Lu}.*\p{Lu}|\p{Lu}.*\p{N}/u.test(word) : /\p{Lu}/u.test(word)
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

/** Words with content, cut to a stem of five letters so that "designing" meets "design". */
function contentStems(text: string): Set<string> {
  const words = [...text.toLowerCase().matchAll(WORD)].map(([word]) => stripEnding(word))
  return new Set(
    words
      .filter((word) => word.length > 3 && !COMMON_WORDS.has(word) && !/^\d/.test(word))
      .map((word) => word.slice(0, 5)),
  )
}

function shareContained(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 1
  return [...part].filter((word) => whole.has(word)).length / part.size
}

/** Share of a line's words that its facts must hold, and of the facts' words that the line must keep. */
const MIN_SUPPORTED_SHARE = 0.65
const MIN_KEPT_SHARE = 0.6

/** Whether a text says nothing that its source does not: the same numbers and names, and words of the source. */
export function isSupportedBy(text: string, source: string): boolean {
  const known = numbersOf(source)
  const words = new Set([...source.toLowerCase().matchAll(WORD)].map(([word]) => stripEnding(word)))
  return (
    [...numbersOf(text)].every((number) => known.has(number)) &&
    namesOf(text).every((name) => words.has(name)) &&
    shareContained(contentStems(text), contentStems(source)) >= MIN_SUPPORTED_SHARE
  )
}

/**
 * Checks one line of a model against the facts it cites and against `places`, the lines that the writer made of them. Null when it may
 * stand; else the first reason against it.
 */
export function findRejection(
  line: DraftLine,
  facts: readonly Fact[],
  places: readonly Omit<SpecificationLine, 'id'>[],
): Rejection | null {
  const cited = facts.filter((fact) => line.factIds.includes(fact.id))
  if (cited.length === 0 || cited.length !== new Set(line.factIds).size || line.text.trim() === '')
    return 'noFact'
  const placed = (id: string) =>
    places.some(({ section, factIds }) => section === line.section && factIds.includes(id))
  if (!cited.every((fact) => placed(fact.id))) return 'wrongSection'
  if (line.text.search(FILLER) >= 0) return 'filler'
  if (findUnlawful(line.text).length > 0) return 'unlawful'
  const written = places.filter(
    ({ section, factIds }) => section === line.section && factIds.some((id) => line.factIds.includes(id)),
  )
  const cites = (id: string) => line.factIds.includes(id)
  if (!written.every(({ factIds }) => factIds.every(cites))) return 'lostWords'
  const values = cited.map((fact) => fact.value).join('. ')
  const source = [values, ...written.map(({ text }) => text)].join('. ')
  const known = numbersOf(source)
  const numbers = numbersOf(line.text)
  if (![...numbers].every((number) => known.has(number))) return 'newNumber'
  const words = new Set([...source.toLowerCase().matchAll(WORD)].map(([word]) => stripEnding(word)))
  if (!namesOf(line.text).every((name) => words.has(name))) return 'newName'
  if (shareContained(contentStems(line.text), contentStems(source)) < MIN_SUPPORTED_SHARE) return 'newWords'
  const said = new Set([...line.text.toLowerCase().matchAll(WORD)].map(([word]) => stripEnding(word)))
  const keepsNames = namesOf(values).every((name) => said.has(name))
  const keepsNumbers = [...numbersOf(values)].every((number) => numbers.has(number))
  const keeps = cited.every(
    (fact) => shareContained(contentStems(fact.value), contentStems(line.text)) >= MIN_KEPT_SHARE,
  )
  return keepsNames && keepsNumbers && keeps ? null : 'lostWords'
}
