import { clausesOf, isSpeech } from './clauses'
import type { Ground } from './grounds'
import { type Certainty, type Finding, findUnlawful, type Span } from './screen'
import { splitSentences, tokenize } from './tokens'
import { lawfulWordings } from './wordings'

/** `start` and `end` are those of the full sentence. */
export interface HeldSentence extends Finding {
  /** The id of a law card (`lib/knowledge/law`). */
  card: string
  /** Two or three lawful ways to ask for what may be behind it. */
  wordings: string[]
}

const CARDS: Partial<Record<Ground, string>> = { genderReassignment: 'gender-reassignment' }

export const cardOf = (ground: Ground): string => CARDS[ground] ?? ground

/**
 * What the screens show of a sentence that a reader challenged. Words that only a model found may be about the work. `known`: the facts of
 * the job, which the wordings may state.
 */
export function explainHeld(
  ground: Ground,
  sentence: string,
  known: readonly string[] = [],
): { card: string; wordings: string[]; certainty: Certainty } {
  const findings = findUnlawful(sentence)
  return {
    card: cardOf(ground),
    wordings: lawfulWordings(ground, sentence, known),
    certainty: findings.some(({ certainty }) => certainty === 'plain') ? 'plain' : 'unsure',
  }
}

/** Words are never changed: a sentence is either lawful or held as it is. One entry for each ground of a sentence. */
export function screenLaw(text: string): { held: HeldSentence[] } {
  return {
    held: findUnlawful(text).map((finding) => ({
      ...finding,
      card: cardOf(finding.ground),
      wordings: lawfulWordings(finding.ground, text.slice(finding.start, finding.end)),
    })),
  }
}

export const isLawful = (text: string): boolean => findUnlawful(text).length === 0

/** Of speech, the clauses that `span` touches; else the sentence. */
function partOf(text: string, sentence: Span, span: Span): Span[] {
  const tokens = tokenize(text.slice(sentence.start, sentence.end), sentence.start)
  if (!isSpeech(tokens)) return [sentence]
  return clausesOf(tokens, true)
    .map(({ from, to }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }))
    .filter(({ start, end }) => start < span.end && span.start < end)
}

/** From the beginning of the first to the end of the last sentence that `span` touches, or clause where nobody set a full stop. */
export function sentencesOf(text: string, span: Span): Span {
  const touched = splitSentences(text)
    .filter(({ start, end }) => start < span.end && span.start < end)
    .flatMap((sentence) => partOf(text, sentence, span))
  return {
    start: Math.min(span.start, touched[0]?.start ?? span.start),
    end: Math.max(span.end, touched.at(-1)?.end ?? span.end),
  }
}

/** The text with every held sentence blank, so that the offsets of the others stay what they are. */
export function blankHeld(text: string, held: readonly Span[]): string {
  let words = ''
  for (const { start, end } of [...held].sort((a, b) => a.start - b.start)) {
    if (end <= words.length) continue
    const from = Math.max(start, words.length)
    words += text.slice(words.length, from) + text.slice(from, end).replace(/[^\r\n]/g, ' ')
  }
  return words + text.slice(words.length)
}
