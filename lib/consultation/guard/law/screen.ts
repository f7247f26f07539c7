import { isOriginOfThings } from './about-things'
import { clausesOf, isSpeech, opensWish } from './clauses'
import { blankDenials } from './denied-ground'
import type { Family } from './family'
import { featuresOf, findFamilyWords } from './features'
import type { Ground } from './grounds'
import { findHintedGrounds } from './hints'
import { rankGrounds, scoreUnlawful } from './model'
import type { Match } from './patterns'
import { isAboutSomebodyElse, isOfOthers, tellsOfOneBefore } from './somebody-else'
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
const HELD = -0.34
/** Without a word of any family, more has to speak for it. */
const HELD_WITHOUT_WORDS = 0.2
const PLAIN = 2
/** Of a clause or list item with a word of a family, where the sentence around it speaks of other things. */
const HELD_CLAUSE = 2.5
/** Fewer are read well enough together. */
const LIST_CLAUSES = 3
/** In tokens, on either side of a word of a family in speech. */
const NEIGHBOURS = 5
const HELD_NEIGHBOURS = 1
/** "A woman, as it is a refuge": the reason decides, so the sentence is read as one. */
const REASON = /^(?:as|because|cos|since|for|under|occupational)$/
/** Behind the likeliest ground. A word such as "35" names one that nobody means. */
const MAX_GROUND_GAP = 10
/** The same, of words that only hint at a ground. */
const MAX_HINT_GAP = 4

/** In tokens. A longer stretch would water down the few words that count. */
const WINDOW = 36
const STEP = 18

interface Stretch {
  hits: Match<Family>[]
  features: Set<number>
  score: number
}

function readStretch(tokens: readonly Token[]): Stretch {
  const hits = findFamilyWords(tokens).filter((hit) => !isOfOthers(tokens, hit))
  const features = featuresOf(tokens, hits)
  return { hits, features, score: scoreUnlawful(features) }
}

interface PlacedStretch extends Stretch {
  /** In tokens; `to` is exclusive. */
  from: number
  to: number
}

const readPlaced = (tokens: readonly Token[], from: number, to: number): PlacedStretch => ({
  ...readStretch(tokens.slice(from, to)),
  from,
  to,
})

/** Overlapping stretches; the last one ends with the sentence. */
function readStretches(tokens: readonly Token[]): PlacedStretch[] {
  const stretches = [readPlaced(tokens, 0, Math.min(WINDOW, tokens.length))]
  for (let from = STEP; from + STEP < tokens.length; from += STEP)
    stretches.push(readPlaced(tokens, from, Math.min(from + WINDOW, tokens.length)))
  return stretches
}

const loudestOf = (stretches: readonly PlacedStretch[]): PlacedStretch =>
  stretches.reduce((loudest, stretch) => (stretch.score > loudest.score ? stretch : loudest))

/** Those that the words name, in their order, else the likeliest of those that they hint at. The model alone names none. */
function groundsOf({ hits, features }: Stretch, hinted: () => ReadonlySet<Ground>): Ground[] {
  const named = [...new Set(hits.map(({ value }) => value.ground))]
  const ranked = rankGrounds(features)
  if (named.length === 0) {
    const grounds = hinted()
    const top = ranked[0]?.score ?? 0
    const likeliest = ranked.find(({ ground, score }) => grounds.has(ground) && top - score < MAX_HINT_GAP)
    return likeliest ? [likeliest.ground] : []
  }
  const best = ranked.find(({ ground }) => named.includes(ground))
  if (!best) return []
  const isLikely = (name: Ground) =>
    ranked.some(({ ground, score }) => ground === name && best.score - score < MAX_GROUND_GAP)
  return named.filter(isLikely)
}

/** "None", "£50k": too few words to ask for anybody, unless one of them names a ground. */
const MIN_TOKENS = 7

function isHeld(tokens: readonly Token[], { hits, score }: Stretch): boolean {
  if (hits.length > 0) return score >= HELD
  return tokens.length >= MIN_TOKENS && score >= HELD_WITHOUT_WORDS
}

/** Speech without full stops: more tokens than a sentence has. Only the stretches of it that ask for somebody are held. */
const RUN_ON = 3 * WINDOW

/** Long lists would drown a single item: "Gas Safe registered, tidy, polite in people’s kitchens, male". */
function readClauses(tokens: readonly Token[]): PlacedStretch[] {
  const clauses = clausesOf(tokens)
  if (clauses.length < LIST_CLAUSES) return []
  return clauses
    .filter((_, at) => !REASON.test(tokens[clauses[at + 1]?.from ?? tokens.length]?.text ?? ''))
    .map(({ from, to }) => readPlaced(tokens, from, to))
    .filter(({ hits, score }) => hits.length > 0 && score >= HELD_CLAUSE)
}

/** Its words by their places in the sentence. */
const placedHits = ({ hits, from }: PlacedStretch): Match<Family>[] =>
  hits.map((hit) => ({ ...hit, from: hit.from + from, to: hit.to + from }))

const withNeighbours = (tokens: readonly Token[], { from, to }: Match<Family>): PlacedStretch =>
  readPlaced(tokens, Math.max(0, from - NEIGHBOURS), Math.min(tokens.length, to + NEIGHBOURS))

/** Speech would drown a single wish: each word of a family is read with those beside it. */
const readNeighbours = (tokens: readonly Token[]): PlacedStretch[] =>
  isSpeech(tokens)
    ? findFamilyWords(tokens)
        .map((hit) => withNeighbours(tokens, hit))
        .filter(({ score }) => score >= HELD_NEIGHBOURS)
    : []

/** And each wish, which the clauses beside it would drown: "the bar and the cellar preferably a girl". */
const readWishes = (tokens: readonly Token[]): PlacedStretch[] =>
  isSpeech(tokens)
    ? clausesOf(tokens, true)
        .filter(({ from }) => opensWish(tokens[from]))
        .map(({ from, to }) => readPlaced(tokens, from, to))
        .filter(({ hits, score }) => hits.length > 0 && score >= HELD_NEIGHBOURS)
    : []

/** Those that overlap become one, which speaks as loud as the loudest. */
function heldParts(tokens: readonly Token[]): PlacedStretch[] {
  const stretches = readStretches(tokens)
  if (tokens.length <= RUN_ON) {
    const loudest = loudestOf(stretches)
    if (isHeld(tokens, loudest)) return [loudest]
    const smaller = [...readClauses(tokens), ...readNeighbours(tokens), ...readWishes(tokens)]
    return smaller.length === 0 ? [] : [loudestOf(smaller)]
  }
  const parts: PlacedStretch[] = []
  const held = [...stretches.filter((candidate) => isHeld(tokens, candidate)), ...readWishes(tokens)]
  for (const stretch of held.sort((one, other) => one.from - other.from)) {
    const before = parts.at(-1)
    const to = Math.max(stretch.to, before?.to ?? 0)
    if (before && stretch.from < before.to)
      parts[parts.length - 1] = { ...loudestOf([before, stretch]), from: before.from, to }
    else parts.push(stretch)
  }
  return parts.map((part) => ({ ...part, hits: findFamilyWords(tokens.slice(part.from, part.to)) }))
}

/** In tokens. A clause beside them that is no longer belongs to them: "nobody over forty". */
const SHORT_CLAUSE = 4

/** Of speech, the clause of the words that count most and short ones beside it; all of it where it has no such words. */
function narrow(tokens: readonly Token[], part: PlacedStretch, speech: boolean): PlacedStretch {
  const clauses = clausesOf(tokens, speech)
  const hits = placedHits(part)
  const [first, ...others] = hits
  if (!first || !speech || clauses.length < 2)
    return tokens.length > RUN_ON ? part : { ...part, hits, from: 0, to: tokens.length }
  const scoreOf = (hit: Match<Family>) => withNeighbours(tokens, hit).score
  const loudest = others.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), first)
  const clauseAt = (token: number) =>
    Math.max(
      0,
      clauses.findLastIndex(({ from }) => from <= token),
    )
  const isShort = (at: number) => {
    const clause = clauses[at]
    return clause !== undefined && clause.to - clause.from <= SHORT_CLAUSE
  }
  const isReason = (at: number) => REASON.test(tokens[clauses[at]?.from ?? tokens.length]?.text ?? '')
  let [start, end] = [clauseAt(loudest.from), clauseAt(loudest.to - 1)]
  if (isShort(start - 1) && !opensWish(tokens[clauses[start]?.from ?? -1])) start -= 1
  if (isShort(end + 1) || isReason(end + 1)) end += 1
  const [from, to] = [clauses[start]?.from ?? 0, clauses[end]?.to ?? tokens.length]
  return { ...part, from, to, hits: findFamilyWords(tokens.slice(from, to)) }
}

/** What is left of speech on either side is read by itself, so that nothing unlawful stays outside. */
function narrowParts(tokens: readonly Token[], speech: boolean, offset = 0): PlacedStretch[] {
  const moved = (part: PlacedStretch) => ({ ...part, from: part.from + offset, to: part.to + offset })
  const [first] = heldParts(tokens)
  if (!first) return []
  const part = narrow(tokens, first, speech)
  if (part.from === 0 && part.to >= tokens.length) return [moved(part)]
  return [
    ...narrowParts(tokens.slice(0, part.from), speech, offset),
    moved(part),
    ...narrowParts(tokens.slice(part.to), speech, offset + part.to),
  ]
}

/** In tokens. "Leave the native speaker thing out" takes back a wish, and asks for nobody. */
const LETTING_GO_MAX = 16
const LETS_GO =
  /^(?:(?:ok|okay|yes|yeah|fine|right|sure|no|well|and|then|fair enough)[,. ]+)*(?:please )?(?:leave|take|drop|scrap|forget|cut|lose|skip) (?:about )?(?:the|that|my|this) (?:[\w’'-]+ ){0,5}(?:thing|bit|part|line|wish|requirement|point|idea|stuff|one)(?: out)?(?:[\s,.;–-]*\b(?:then|that['’]s fair|fair enough|please|thanks|ok|okay|fine|sorry|you['’]re right))*[\s.!]*$/i

/** In tokens. "Drop the fella, I shouldn’t have said it, anyone who can do it" takes back a wish too. */
const TAKING_BACK_MAX = 26
const TAKES_BACK =
  /^(?:(?:ok|okay|yes|yeah|fine|right|alright|sure|no|well|and|sorry|fair enough)[,. ]+)*(?:please )?(?:leave|take|drop|scrap|forget|cut|lose|skip)\b.*(?:\bshould(?:n['’]?t| not) have (?:said|put|written|asked|mentioned)\b|\bdid(?:n['’]?t| not) mean (?:it|that)\b|\btake (?:it|that) back\b)/i
/** And asks for nobody else. */
const STILL_ASKS =
  /\b(?:but|still|though|except|instead|make sure|want\w*|need\w*|prefer\w*|rather|has to|have to|must|got to|ideally|only|as long as|young\w*|old\w*)\b(?! have\b)/i

/** "Fair enough on the bloke thing, what I mean is …": only what is meant instead is read. */
const AGREES_FIRST =
  /^\s*(?:(?:ok|okay|yes|yeah|right|alright|well|no|fine)[,. ]+)*(?:fair (?:enough|point|do['’]?s)|good point|point taken|understood|you['’]?re right|you are right)[, ]+(?:(?:on|about|with|re) )?(?:the|that|my) (?:[\w’'-]+ ){1,4}(?:thing|bit|business|comment|line|part)(?=\W|$)(?:\s+|[\s,;.–—-]+)(?:and |so )?what i(?:['’]?m| am)? (?:really |actually |only )?(?:mean|meant|want|wanted|need|after) is\s+/i

/** The ground is sex, and no other word of it than "chap" or "girl". */
const isOnlyMan = ({ hits }: Stretch, ground: Ground): boolean =>
  ground === 'sex' && hits.every(({ value }) => value.ground !== 'sex' || value.id === 'men and women')

/** Lets go of a wish, and asks for nobody. */
const takesBack = (sentence: string, length: number): boolean =>
  (length <= LETTING_GO_MAX && LETS_GO.test(sentence)) ||
  (length <= TAKING_BACK_MAX && TAKES_BACK.test(sentence) && !STILL_ASKS.test(sentence))

/** "Want someone proactive, good lad": who is wanted, whatever else the sentence says. */
const WANTED_MAN =
  /\b(?:want|need|after|look(?:ing)? for|ideal(?:ly)?|prefer(?:ably)?|like)\b.*\b(?:an?|some|any|good|strong|young|fit|big|nice|decent|proper|sensible|handy|local) (?:lad|bloke|chap|guy|fella|lass|girl|man|woman|lady)\b(?![’'])/i

function screenSentence(text: string, whole: Span, previous?: Span): Finding[] {
  const words = text.slice(whole.start, whole.end)
  const lead = AGREES_FIRST.exec(words)?.[0].length ?? 0
  const sentence = { start: whole.start + lead, end: whole.end }
  const tokens = tokenize(text.slice(sentence.start, sentence.end), sentence.start)
  if (tokens.length === 0) return []
  if (takesBack(text.slice(sentence.start, sentence.end), tokens.length)) return []
  const before = previous ? tokenize(text.slice(previous.start, previous.end)) : []
  const hinted = () =>
    new Set([
      ...findHintedGrounds([...before, ...tokens]),
      ...findFamilyWords([...before, ...tokens]).map(({ value }) => value.ground),
    ])
  return narrowParts(tokens, isSpeech(tokens)).flatMap((part) => {
    const start = part.from === 0 ? sentence.start : (tokens[part.from]?.start ?? sentence.start)
    const end = part.to >= tokens.length ? sentence.end : (tokens[part.to - 1]?.end ?? sentence.end)
    if (isOriginOfThings(tokens, placedHits(part), before)) return []
    const isInPassing = tellsOfOneBefore(text.slice(start, end))
    const grounds = groundsOf(part, hinted).filter((ground) => !(isInPassing && isOnlyMan(part, ground)))
    const isPlain = part.score >= PLAIN && !isAboutSomebodyElse(text.slice(start, end))
    const isManWanted = WANTED_MAN.test(text.slice(start, end))
    return grounds.map((ground) => ({
      start,
      end,
      ground,
      certainty: isPlain || (ground === 'sex' && isManWanted) ? ('plain' as const) : ('unsure' as const),
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
  const asked = blankDenials(text)
  const findings = splitSentences(text).flatMap((span, at, all) => screenSentence(asked, span, all[at - 1]))
  if (cache.size >= MAX_RESULTS) cache.clear()
  if (text.length < MAX_CACHED_LENGTH) cache.set(text, findings)
  return findings
}
