import { figuresOf } from '@/lib/consultation/guard/language/figures'
import { namesOf, wordsForNames } from '@/lib/consultation/guard/language/names'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { findLineReason } from '@/lib/consultation/guard/line'
import type { DraftLine } from './schema'
import { type CheckContext, findCited, type Rejection } from './validate'

/** The words that a line adds to its sources, or leaves out. */
function differingWords(rejection: Rejection, text: string, said: string): string[] {
  const [line, source] = [tokensOf(text), tokensOf(said)]
  const figures = (tokens: typeof line) => new Set(figuresOf(tokens).map(({ value }) => value))
  const names = (tokens: typeof line, known: ReadonlySet<string>) =>
    namesOf(tokens).filter((name) => !known.has(name))
  if (rejection === 'figure') {
    const [written, spoken] = [figures(line), figures(source)]
    return [
      ...[...written].filter((value) => !spoken.has(value)).map((value) => `new: ${value}`),
      ...[...spoken].filter((value) => !written.has(value)).map((value) => `missing: ${value}`),
    ]
  }
  if (rejection !== 'name') return []
  return [
    ...names(line, wordsForNames(source)).map((name) => `new: ${name}`),
    ...names(source, wordsForNames(line)).map((name) => `missing: ${name}`),
  ]
}

/** The reason as the model is told it, with the words that show it where code knows them: "figure (missing: 12)". */
export function explainRejection(
  { text, cites, section }: DraftLine,
  rejection: Rejection,
  context: CheckContext,
): string {
  const said = (findCited(cites, context.sources) ?? []).map((source) => source.said).join('\n')
  const reason = rejection === 'line' && section !== 'internalNotes' ? findLineReason(text, context) : null
  const words = reason ? [reason] : differingWords(rejection, text, said)
  return words.length === 0 ? rejection : `${rejection} (${[...new Set(words)].join(', ')})`
}
