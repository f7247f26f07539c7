import { FAMILIES } from './families'
import { findSentenceFrames, isFramed } from './framing'
import type { Ground } from './grounds'
import { isRejection } from './idioms'
import { createMatcher } from './patterns'
import {
  isExclusion,
  isFunctionWord,
  isIdeal,
  isPerson,
  isRole,
  isSubjectWanted,
  isTraitWord,
  isWish,
} from './people'
import {
  AGE_FAMILIES,
  findExclusion,
  type Hit,
  isAfterAge,
  isApplication,
  isBe,
  isComma,
  isDeterminer,
  isDoing,
  isGeneric,
  isHaving,
  isHit,
  isHome,
  isIndefinite,
  isJoint,
  isKin,
  isLanguage,
  isLeaving,
  isMeasure,
  isOnly,
  isPay,
  isPossessive,
  isTurn,
  isWord,
  OF_SOMEBODY,
  REACH,
  type Reading,
  TIGHT,
} from './reading'
import { isOfSomebody, isThereAlready, isTold, isVerb } from './telling'
import { type Sentence, splitSentences, type Token, tokenize } from './tokens'

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

const nearOf = new Map(
  FAMILIES.flatMap(({ id, near }) =>
    near ? [[id, createMatcher([{ words: near, value: id }])] as const] : [],
  ),
)

/** The words that have to be near stand apart from the hit. */
function hasNear(tokens: readonly Token[], { from, to, value }: Hit): boolean {
  const match = nearOf.get(value.id)
  return !match || tokens.some((_, at) => match(tokens, at).some((near) => near.from < from || near.to > to))
}

const matchFamily = createMatcher(FAMILIES.map((value) => ({ words: value.words, value })))
/** "35 hours", "forty to fifty thousand": it counts something else. */
function isCount({ tokens, from, to }: Reading, { from: start, to: end, value }: Hit): boolean {
  if (!AGE_FAMILIES.includes(value.id)) return false
  const next = tokens[end]
  const last = tokens[end - 1]
  const isOfPerson = tokens.slice(start, end).some((token) => isPerson(token))
  const endsInFigure = last !== undefined && (/^\d/.test(last.text) || /(?:ty|teen)$/.test(last.text))
  if (
    endsInFigure &&
    !isOfPerson &&
    !/\ds$/.test(last.text) &&
    isWord(next) &&
    !isAfterAge(next) &&
    !/^years?$/.test(next.text) &&
    !isFunctionWord(next) &&
    !isOnly(next) &&
    !isPerson(next)
  )
    return true
  if (/^years?$/.test(next?.text ?? '') && !/^(?:old|young|of)$/.test(tokens[end + 1]?.text ?? ''))
    return true
  const before = tokens.slice(Math.max(from, start - REACH), start)
  if (before.some((token) => isPerson(token) && !isRole(token))) return false
  if (endsInFigure && isMeasure(tokens[start - 1])) return true
  if (tokens.slice(from, to).some((token) => isPay(token) || /^[£$€]|\dk$/.test(token.text))) return true
  return false
}

type Head = 'person' | 'thing' | 'none'

/** What a describing word describes. */
function headOf(reading: Reading, hit: Hit): Head {
  const { tokens, to } = reading
  const last = tokens[hit.to - 1]?.text ?? ''
  // "Romanians": several people, who need no noun behind them.
  if (hit.value.isCertain && /[^s]s$/.test(last) && last !== 'trans') return 'none'
  if (/(?:ing|ed)$/.test(last) && isDeterminer(tokens[hit.to])) return 'thing'
  let words = 0
  for (let at = hit.to; at < to && words < 4; at += 1) {
    const token = tokens[at]
    if (isHit(reading, at)) {
      const other = reading.hitAt.get(at)
      if (isKin(token)) return 'person'
      if (other?.value.kind === 'person') return 'person'
      if (token?.text.endsWith('ing')) words += 1
      continue
    }
    const next = tokens[at + 1]
    if (
      (isComma(token) || isJoint(token)) &&
      next &&
      (isHit(reading, at + 1) || isTraitWord(next) || isRole(next))
    )
      continue
    if (!isWord(token) || isOnly(token)) break
    if (isApplication(token) || isHome(token) || isGeneric(token)) return 'person'
    if (isPerson(token) || isRole(token) || /(?:eer|ician|ologist)s?$/.test(token.text)) return 'person'
    if (isFunctionWord(token)) break
    if (words === 0 && isDoing(reading, hit)) break
    if (words === 0 && isTraitWord(token)) return 'person'
    words += 1
  }
  return words > 0 ? 'thing' : 'none'
}

/** Nothing but the words that describe: "young, energetic", "male, 30s". */
function isFragment({ tokens, hitAt, from, to }: Reading): boolean {
  const rest = tokens.slice(from, to).filter((token, index) => isWord(token) && !hitAt.has(from + index))
  return (
    rest.length <= 4 &&
    rest.every((token) => isFunctionWord(token) || isTraitWord(token) || isOnly(token) || isWish(token))
  )
}

interface Evidence {
  isExcluded: boolean
  isWished: boolean
  /** Said of who is wanted: "they must be", "someone who is", "whose". */
  isOfWanted: boolean
}

function evidenceFor(reading: Reading, hit: Hit): Evidence {
  const { tokens, from, to } = reading
  const isWeak = !hit.value.isCertain
  const reach = isWeak ? TIGHT : REACH
  const before = tokens.slice(Math.max(from, hit.from - reach), hit.from)
  const wide = tokens.slice(Math.max(from, hit.from - REACH), hit.from)
  const after = tokens.slice(hit.to, Math.min(to, hit.to + 6))
  const isLinked =
    hit.value.kind === 'matter'
      ? wide.some(isHaving) || before.some(isHaving)
      : before.some(isBe) || wide.some(isPerson)
  return {
    isExcluded:
      before.some(isExclusion) &&
      !(isWeak && !isLinked && !isExclusion(before.at(-1)) && !isExclusion(before.at(-2))),
    isWished:
      (AGE_FAMILIES.includes(hit.value.id) ? wide : before).some(isWish) || after.slice(0, 3).some(isOnly),
    isOfWanted: wide.some(isSubjectWanted) && (isLinked || AGE_FAMILIES.includes(hit.value.id)),
  }
}

/** "A single head of quality": one, whatever the head's home life. */
const isOneOfAKind = ({ tokens }: Reading, { from, to, value }: Hit): boolean =>
  value.id === 'marital status' &&
  tokens[from]?.text === 'single' &&
  /^(?:a|one|the|this)$/.test(tokens[from - 1]?.text ?? '') &&
  isRole(tokens[to])

/** "Old one went to Dubai": who had the post. */
const isOfThePast = ({ tokens, from }: Reading, hit: Hit): boolean =>
  hit.from === from &&
  tokens[hit.from]?.text === 'old' &&
  tokens
    .slice(hit.to + 1, hit.to + 3)
    .some((token) => isLeaving(token) || /^(?:had|was|did)$/.test(token.text))

/** "Mid twenties is right for a technician", where "mid forties for the right technician" is pay. */
const isSaidOfSomebody = ({ tokens, from, to }: Reading, hit: Hit): boolean =>
  /ies$|\ds$/.test(tokens[hit.to - 1]?.text ?? '') &&
  tokens
    .slice(from, to)
    .some(
      (token, index, clause) =>
        (isPerson(token) || isRole(token)) && !clause.slice(Math.max(0, index - 4), index).some(isIdeal),
    )

function judgeHit(reading: Reading, hit: Hit): Certainty | null {
  const { value: family } = hit
  if (isCount(reading, hit) || isVerb(reading, hit) || isFramed(reading, hit)) return null
  if (isThereAlready(reading, hit) || isTold(reading, hit)) return null
  const evidence = evidenceFor(reading, hit)
  const isAbout = evidence.isExcluded || evidence.isWished || evidence.isOfWanted || isFragment(reading)
  if (family.kind === 'person' && isPossessive(reading, hit)) {
    const owned = reading.tokens[hit.to]
    return isWord(owned) && !isFunctionWord(owned) && !isPerson(owned) ? null : 'unsure'
  }
  if (family.kind === 'trait') {
    const head = headOf(reading, hit)
    const isIdiom = family.isCertain && family.ground !== 'race' && hit.to - hit.from > 1
    if (head === 'thing' && !isIdiom) {
      const isRuledOut = findExclusion(reading, hit.from, 2) !== null
      return family.isCertain && isRuledOut && family.ground !== 'race' ? 'unsure' : null
    }
    if (head === 'person') return isOneOfAKind(reading, hit) || isOfThePast(reading, hit) ? null : 'plain'
    const isOneWord = reading.tokens.slice(reading.from, reading.to).filter(isWord).length === 1
    // A bare "German" in a list is a language.
    if (isOneWord && isLanguage(reading.tokens[hit.from])) return null
    if (family.isCertain) return isAbout && !(isOneWord && family.ground === 'race') ? 'plain' : 'unsure'
    const isSaid = evidence.isExcluded || evidence.isOfWanted || isFragment(reading)
    if (isSaid) return 'plain'
    return evidence.isWished || reading.isTurningAway ? 'unsure' : null
  }
  const isSomebody = family.kind === 'person' && isIndefinite(reading.tokens[hit.from - 1])
  // "Parental leave", by itself, is a benefit.
  if (family.id === 'maternity' && !isAbout && reading.tokens[hit.to - 1]?.text === 'leave') return null
  if (family.isCertain) return isAbout || isSomebody ? 'plain' : 'unsure'
  if (family.id === 'age range') return isOfSomebody(reading, hit) ? 'plain' : null
  if (OF_SOMEBODY.includes(family.id))
    return findExclusion(reading, hit.from, 1) !== null || isOfSomebody(reading, hit) || reading.isTurningAway
      ? 'unsure'
      : null
  if (
    evidence.isExcluded ||
    (isFragment(reading) && (family.kind === 'person' || AGE_FAMILIES.includes(family.id)))
  )
    return 'plain'
  if (family.id === 'bare age' && isSaidOfSomebody(reading, hit)) return 'unsure'
  const isAskedFor = evidence.isWished && (AGE_FAMILIES.includes(family.id) || isOnly(reading.tokens[hit.to]))
  return evidence.isOfWanted || isAskedFor || reading.isTurningAway ? 'unsure' : null
}

/** The longest match counts: "family man" is no "family". */
function findHits(tokens: readonly Token[]): Hit[] {
  const all = tokens.flatMap((_, at) => matchFamily(tokens, at)).filter((hit) => hasNear(tokens, hit))
  return all.filter(
    (hit) =>
      !all.some(
        (other) =>
          other !== hit &&
          other.from <= hit.from &&
          other.to >= hit.to &&
          other.to - other.from > hit.to - hit.from,
      ),
  )
}

function clauseOf(tokens: readonly Token[], hit: Hit): { from: number; to: number } {
  let from = hit.from
  while (from > 0 && !isTurn(tokens[from - 1])) from -= 1
  let to = hit.to
  while (to < tokens.length && !isTurn(tokens[to])) to += 1
  return { from, to }
}

function screenSentence({ start, end, tokens }: Sentence): Finding[] {
  const hits = findHits(tokens)
  if (hits.length === 0) return []
  const frames = findSentenceFrames(tokens)
  const hitAt = new Map<number, Hit>()
  for (const hit of hits) for (let at = hit.from; at < hit.to; at += 1) hitAt.set(at, hitAt.get(at) ?? hit)
  const findings = new Map<Ground, Finding>()
  const isTurningAway = isRejection(tokens)
  for (const hit of hits) {
    const certainty = judgeHit({ tokens, hitAt, frames, isTurningAway, ...clauseOf(tokens, hit) }, hit)
    if (certainty === null) continue
    const { ground } = hit.value
    const finding = findings.get(ground) ?? { start, end, words: [], ground, certainty }
    finding.words.push({ start: tokens[hit.from]?.start ?? start, end: tokens[hit.to - 1]?.end ?? end })
    if (certainty === 'plain') finding.certainty = 'plain'
    findings.set(ground, finding)
  }
  return [...findings.values()]
}

const MAX_RESULTS = 5000
const MAX_CACHED_LENGTH = 400
const cache = new Map<string, readonly Finding[]>()

/** The sentences that speak of who is wanted in words that the law protects, in order. Takes any text; time grows with its length. */
export function findUnlawful(text: string): readonly Finding[] {
  const cached = cache.get(text)
  if (cached) return cached
  const findings = splitSentences(text).flatMap((span) =>
    screenSentence({ ...span, tokens: tokenize(text.slice(span.start, span.end), span.start) }),
  )
  if (cache.size >= MAX_RESULTS) cache.clear()
  if (text.length < MAX_CACHED_LENGTH) cache.set(text, findings)
  return findings
}
