import { FILLER } from '@/lib/ai/note-taker/writing/filler'
import { avoidedWords, holdsWord } from '@/lib/ai/note-taker/writing/phrases'
import { featuresOf, findFamilyWords } from '@/lib/consultation/guard/law/features'
import { scoreUnlawful } from '@/lib/consultation/guard/law/model'
import { tokenize } from '@/lib/consultation/guard/law/tokens'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { createReplyGate } from '@/lib/consultation/guard/reply'
import { LINE_MAX_CHARS } from '@/lib/specification/options'
import type { CheckContext, Rejection } from './check'

/** Log-odds far below what the law screen holds: "attends breakdowns" speaks of nobody's health. */
const SPEAKS_OF_WORK = -2.5

/** Shorter words of a phrase carry it. */
const LEAST_TELLING_LETTERS = 4

/** Slang says no less than the plain word for it. */
const CHILDREN = ['child', 'children']
const PLAIN_WORDS: Readonly<Record<string, readonly string[]>> = { kid: CHILDREN, kids: CHILDREN }

/** A word for a protected characteristic. The sources were screened; a model has no reason to bring its own. */
function bringsLawWord(text: string, said: string): boolean {
  const tokens = tokenize(text, 0)
  const hits = findFamilyWords(tokens)
  const known = new Set(
    tokenize(said, 0).flatMap(({ text: word, forms }) => [...forms, ...(PLAIN_WORDS[word] ?? [])]),
  )
  // "Is retiring in" says no more than "'s retiring in".
  const isKnown = ({ from, to }: (typeof hits)[number]) => {
    const words = tokens.slice(from, to)
    const telling = words.filter((word) => word.text.length >= LEAST_TELLING_LETTERS)
    return (telling.length > 0 ? telling : words).every(({ forms }) => forms.some((form) => known.has(form)))
  }
  return !hits.every(isKnown) && scoreUnlawful(featuresOf(tokens, hits)) >= SPEAKS_OF_WORK
}

/** What no text of the document may hold, whatever it says. */
export function findForbidden(
  text: string,
  said: string,
  context: CheckContext,
  isAllowed = isLawful,
): Rejection | null {
  if (text === '') return 'noFact'
  if (text.length > LINE_MAX_CHARS) return 'tooLong'
  if (text.search(FILLER) >= 0) return 'filler'
  // What the manager has let in can be said.
  if ((!isAllowed(text) && isAllowed(said)) || bringsLawWord(text, said)) return 'unlawful'
  const avoided = context.houseRules
    .filter(({ kind }) => kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
    .filter((word) => !holdsWord(said, [word]))
  return holdsWord(text, avoided) ? 'avoided' : null
}

/** A word that its sources have as well was not challenged there: "young" of a charity for young carers. */
export function saysChallenged(text: string, said: string, { challenged }: CheckContext): boolean {
  const { findRefusal } = createReplyGate({ texts: [text, said], challenged })
  return findRefusal(text) === 'challenged' && findRefusal(said) !== 'challenged'
}
