import type { Family } from './family'
import { featuresOf, findFamilyWords } from './features'
import type { Ground } from './grounds'
import { rankGrounds, scoreUnlawful } from './model'
import type { Match } from './patterns'
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
const HELD = -0.5
/** Without a word of any family, more has to speak for it. */
const HELD_WITHOUT_WORDS = 0.75
const PLAIN = 2
/** Behind the likeliest ground. A word such as "35" names one that nobody means. */
const MAX_GROUND_GAP = 20

/** In tokens. A longer stretch would water down the few words that count. */
const WINDOW = 36
const STEP = 18

interface Stretch {
  hits: Match<Family>[]
  features: Set<number>
  score: number
}

function readStretch(tokens: readonly Token[]): Stretch {
  const hits = findFamilyWords(tokens)
  const features = featuresOf(tokens, hits)
  return { hits, features, score: scoreUnlawful(features) }
}

/** The stretch that speaks loudest, with `from` in tokens. */
function readLoudest(tokens: readonly Token[]): Stretch & { from: number } {
  let loudest = { ...readStretch(tokens.slice(0, WINDOW)), from: 0 }
  for (let from = STEP; from + STEP < tokens.length; from += STEP) {
    const stretch = readStretch(tokens.slice(from, from + WINDOW))
    if (stretch.score > loudest.score) loudest = { ...stretch, from }
  }
  return loudest
}

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

function isHeld(tokens: readonly Token[], { hits, score }: Stretch): boolean {
  if (hits.length > 0) return score >= HELD
  return tokens.length >= MIN_TOKENS && score >= HELD_WITHOUT_WORDS
}

function screenSentence(text: string, { start, end }: Span): Finding[] {
  const tokens = tokenize(text.slice(start, end), start)
  const stretch = readLoudest(tokens)
  if (!isHeld(tokens, stretch)) return []
  const certainty = stretch.score >= PLAIN ? 'plain' : 'unsure'
  return groundsOf(stretch).map((ground) => ({
    start,
    end,
    ground,
    certainty,
    words: stretch.hits
      .filter(({ value }) => value.ground === ground)
      .map(({ from, to }) => ({
        start: tokens[stretch.from + from]?.start ?? start,
        end: tokens[stretch.from + to - 1]?.end ?? end,
      })),
  }))
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
