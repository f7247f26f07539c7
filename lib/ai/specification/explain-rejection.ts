import { figuresOf } from '@/lib/consultation/guard/language/figures'
import { findMeanings } from '@/lib/consultation/guard/language/meanings'
import { namesOf, wordsForNames } from '@/lib/consultation/guard/language/names'
import { type Token, tokensOf } from '@/lib/consultation/guard/language/tokens'
import { findFamilyWords } from '@/lib/consultation/guard/law/features'
import { tokenize } from '@/lib/consultation/guard/law/tokens'
import { findLineReason } from '@/lib/consultation/guard/line'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { linesReplaced, sectionsFor } from './moves'
import type { DraftLine } from './schema'
import type { Source } from './sources'
import { type CheckContext, findCited, type Rejection } from './validate'

/** The most words told of each kind. */
const WORDS_MAX = 6

type Reader = (tokens: readonly Token[], others: readonly Token[]) => string[]

const figuresMissing: Reader = (tokens, others) => {
  const known = new Set(figuresOf(others).map(({ value }) => value))
  return figuresOf(tokens).flatMap(({ value }) => (known.has(value) ? [] : [value]))
}

const unitsMissing: Reader = (tokens, others) => {
  const told = ({ value, currency, unit }: ReturnType<typeof figuresOf>[number]) =>
    [currency, value, unit].filter(Boolean).join(' ')
  const known = new Set(figuresOf(others).map(told))
  return figuresOf(tokens)
    .map(told)
    .filter((figure) => !known.has(figure))
}

const DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/

const namesMissing: Reader = (tokens, others) => {
  const known = wordsForNames(others)
  const dates = tokens.flatMap(({ text, raw }) =>
    DATE.test(text) && (text !== 'may' || raw === 'May') && !others.some((other) => other.text === text)
      ? [text]
      : [],
  )
  return [...namesOf(tokens).filter((name) => !known.has(name)), ...dates]
}

/** "unless", "up to": the words of a meaning that the others have not. */
const meaningsMissing: Reader = (tokens, others) => {
  const known = new Set(findMeanings(others).map(({ meaning }) => meaning))
  return findMeanings(tokens).flatMap(({ meaning, at, length }) =>
    known.has(meaning)
      ? []
      : [
          tokens
            .slice(at, at + length)
            .map(({ text }) => text)
            .join(' '),
        ],
  )
}

const contentMissing: Reader = (tokens, others) => {
  const known = new Set(others.map(({ text }) => stemOf(text)))
  return tokens.flatMap(({ text }) => (isContent(text) && !known.has(stemOf(text)) ? [text] : []))
}

const READERS: Partial<Record<Rejection, readonly Reader[]>> = {
  figure: [figuresMissing],
  unit: [unitsMissing],
  name: [namesMissing],
  negation: [meaningsMissing],
  condition: [meaningsMissing],
  bound: [meaningsMissing],
  exclusivity: [meaningsMissing],
  direction: [meaningsMissing],
  strength: [meaningsMissing],
  scope: [meaningsMissing, contentMissing],
  adds: [contentMissing],
  drops: [contentMissing],
  changes: [meaningsMissing, contentMissing],
}

/** The words that a line adds to its sources, or leaves out. */
function differingWords(rejection: Rejection, text: string, said: string): string[] {
  const [line, source] = [tokensOf(text), tokensOf(said)]
  const read = (tokens: readonly Token[], others: readonly Token[]) =>
    [...new Set((READERS[rejection] ?? []).flatMap((reader) => reader(tokens, others)))].slice(0, WORDS_MAX)
  const added = rejection === 'drops' ? [] : read(line, source)
  const missing = rejection === 'adds' ? [] : read(source, line)
  return [...added.map((word) => `new: ${word}`), ...missing.map((word) => `missing: ${word}`)]
}

/** The words of the line that make it sound like an ask about a person. */
function lawWords(text: string): string[] {
  const tokens = tokenize(text, 0)
  return findFamilyWords(tokens).map(({ from, to }) =>
    text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0),
  )
}

/** Sources of one line that were not cited together. */
function uncitedOf(
  cited: readonly Source[],
  section: DraftLine['section'],
  all: readonly Source[],
): string[] {
  const ids = new Set(linesReplaced(cited, section).flatMap(({ factIds }) => factIds))
  return all
    .filter((source) => !cited.includes(source) && source.facts.some(({ id }) => ids.has(id)))
    .map(({ id }) => id)
}

function detailOf(
  { text, section }: DraftLine,
  rejection: Rejection,
  context: CheckContext,
  cited: Source[],
) {
  const reason = rejection === 'line' && section !== 'internalNotes' ? findLineReason(text, context) : null
  if (reason) return [reason]
  if (rejection === 'unlawful') return lawWords(text)
  if (rejection === 'wrongSection')
    return [`it may go to ${sectionsFor(cited).join(', ') || 'no one section'}`]
  if (rejection === 'mixedAudience')
    return [
      `for the agency: ${cited.flatMap(({ audience, id }) => (audience === 'agency' ? [id] : [])).join(', ')}`,
    ]
  if (rejection === 'halfLine')
    return [`cite ${uncitedOf(cited, section, context.sources).join(', ')} as well`]
  return differingWords(rejection, text, cited.map((source) => source.said).join('\n'))
}

/** The reason as the model is told it, with the words that show it where code knows them: "figure (missing: 12)". */
export function explainRejection(draft: DraftLine, rejection: Rejection, context: CheckContext): string {
  const words = detailOf(draft, rejection, context, findCited(draft.cites, context.sources) ?? [])
  return words.length === 0 ? rejection : `${rejection} (${[...new Set(words)].join(', ')})`
}
