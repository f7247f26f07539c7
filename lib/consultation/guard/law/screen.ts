import { findFamilyWords } from './features'
import type { Ground } from './grounds'
import { rankGrounds, scoreUnlawful } from './model'
import { readClauses, readWindows, type Stretch, WINDOW } from './stretches'
import { splitSentences, type Token, tokenize } from './tokens'

/** UTF-16 offsets into the text, end exclusive. */
export interface Span {
  start: number
  end: number
}

/** `plain` words speak of the person wanted; `unsure` ones may be about the work. */
export type Certainty = 'plain' | 'unsure'

/** A sentence that stays out of every fact until the manager has settled it. One for each ground. */
export interface Finding extends Span {
  words: Span[]
  ground: Ground
  certainty: Certainty
}

/** Log-odds. `npm run train -- law` prints what they let through and hold. */
const HELD = 0
/** Without a word of any family, more has to speak for it. */
const HELD_WITHOUT_WORDS = 0.5
/** A clause is judged without the words that may make it harmless. */
const HELD_CLAUSE = 0.5
const PLAIN = 2
/** Behind the likeliest ground. A word such as "35" names one that nobody means. */
const MAX_GROUND_GAP = 20

interface Scored extends Stretch {
  score: number
}

const scoreStretch = (stretch: Stretch): Scored => ({ ...stretch, score: scoreUnlawful(stretch.features) })

const loudestOf = (stretches: readonly Scored[]): Scored =>
  stretches.reduce((loudest, stretch) => (stretch.score > loudest.score ? stretch : loudest))

/** Those that the words name, in their order, else the likeliest. */
function groundsOf({ hits, features }: Stretch): Ground[] {
  const named = [...new Set(hits.map(({ value }) => value.ground))]
  const ranked = rankGrounds(features)
  const best = ranked.find(({ ground }) => named.includes(ground)) ?? ranked[0]
  if (!best) return []
  const isLikely = (name: Ground) =>
    ranked.some(({ ground, score }) => ground === name && best.score - score < MAX_GROUND_GAP)
  return named.length > 0 ? named.filter(isLikely) : [best.ground]
}

/** "None", "£50k": too few words to ask for anybody, unless one of them names a ground. */
const MIN_TOKENS = 7

function isHeld(tokens: readonly Token[], { hits, score }: Scored): boolean {
  if (hits.length > 0) return score >= HELD
  return tokens.length >= MIN_TOKENS && score >= HELD_WITHOUT_WORDS
}

/** The words that a sentence is held for. A clause counts where the sentence as a whole would pass. */
function heldPart(tokens: readonly Token[], stretches: readonly Scored[]): Scored[] {
  const loudest = loudestOf(stretches)
  const clauses = readClauses(tokens).map(scoreStretch)
  const clause = clauses.length > 0 ? loudestOf(clauses) : null
  if (isHeld(tokens, loudest))
    return [{ ...loudest, score: Math.max(loudest.score, clause?.score ?? loudest.score) }]
  return clause && clause.score >= HELD_CLAUSE ? [clause] : []
}

/** Speech without full stops: more tokens than a sentence has. Only the stretches of it that ask for somebody are held. */
const RUN_ON = 3 * WINDOW

/** Those that overlap become one, which speaks as loud as the loudest. */
function heldParts(tokens: readonly Token[]): Scored[] {
  const stretches = readWindows(tokens).map(scoreStretch)
  if (tokens.length <= RUN_ON) return heldPart(tokens, stretches)
  const parts: Scored[] = []
  for (const stretch of stretches.filter((candidate) => isHeld(tokens, candidate))) {
    const before = parts.at(-1)
    if (before && stretch.from < before.to)
      parts[parts.length - 1] = { ...loudestOf([before, stretch]), from: before.from, to: stretch.to }
    else parts.push(stretch)
  }
  return parts.map((part) => ({ ...part, hits: findFamilyWords(tokens.slice(part.from, part.to)) }))
}

function screenSentence(text: string, sentence: Span): Finding[] {
  const tokens = tokenize(text.slice(sentence.start, sentence.end), sentence.start)
  if (tokens.length === 0) return []
  return heldParts(tokens).flatMap((part) => {
    const isWhole = tokens.length <= RUN_ON
    const start = isWhole ? sentence.start : (tokens[part.from]?.start ?? sentence.start)
    const end = isWhole ? sentence.end : (tokens[part.to - 1]?.end ?? sentence.end)
    return groundsOf(part).map((ground) => ({
      start,
      end,
      ground,
      certainty: part.score >= PLAIN ? ('plain' as const) : ('unsure' as const),
      words: part.hits
        .filter(({ value }) => value.ground === ground)
        .map((hit) => ({
          start: tokens[part.from + hit.from]?.start ?? start,
          end: tokens[part.from + hit.to - 1]?.end ?? end,
        })),
    }))
  })
}

const MAX_RESULTS = 5000
const MAX_CACHED_LENGTH = 400
const cache = new Map<string, readonly Finding[]>()

/** The sentences that speak of who is wanted in words that the law protects, in order. Takes any text; time grows with its length. */
export function findUnlawful(text: string): readonly Finding[] {
  const cached = cache.get(text)
  if (cached) return cached
  const findings = splitSentences(text).flatMap((span) => screenSentence(text, span))
  if (cache.size >= MAX_RESULTS) cache.clear()
  if (text.length < MAX_CACHED_LENGTH) cache.set(text, findings)
  return findings
}
