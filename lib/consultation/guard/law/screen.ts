import type { ChallengeGround } from '@/lib/consultation/brief/options'
import { FAMILIES, type Family } from './families'
import { FRAMES, type Frame } from './frames'
import { createMatcher, createWordTest, type Match } from './patterns'
import {
  isDefinite,
  isExclusion,
  isFunctionWord,
  isIdeal,
  isPerson,
  isRole,
  isSubjectWanted,
  isTraitWord,
  isWish,
} from './people'
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
  ground: ChallengeGround
  certainty: Certainty
}

type Hit = Match<Family>

const matchFamily = createMatcher(FAMILIES.map((value) => ({ words: value.words, value })))
const matchersOf = (where: Frame['where']) =>
  createMatcher(
    FRAMES.filter((frame) => frame.where === where).map((value) => ({ words: value.words, value })),
  )
const matchRight = matchersOf('right')
const matchLeft = matchersOf('left')
const matchSentence = matchersOf('sentence')

const isTurn = createWordTest('but although though however except yet whereas')
const isJoint = createWordTest('and or')
const isModal = createWordTest('must should would need can will may might shall cannot ought')
const isBe = createWordTest('be become get stay sound look seem feel')
const isOnly = createWordTest('only please preferred preferably ideally apply suit better best ideal')
const isHaving = createWordTest(
  'with without have whose wear go take be no keep get need want carry suffer join history attend do drop any who whose that fast observe',
)
const isPay = createWordTest(
  'pay salary wage rate k grand thousand budget band package earn earning paying ote figure',
)
const isIndefinite = createWordTest('a an another any some no')
const isHeShe = createWordTest('he she')
const isAsking = createWordTest(
  'want wanted need prefer like seek seeking after hire hiring recruit employ find rather ideal ideally suit give get',
)
const isPreposition = createWordTest('of enough bother trouble problem')
const isQuestionWord = createWordTest('do be have whether')
const isAnother = createWordTest('another again more third')
const isGeneric = createWordTest('ones people generation sort type kind')
const isMeasure = createWordTest('to from by at of within')
const isLeaving = createWordTest(
  'gone left went retired retiring promoted resigned leaving quit moved handed',
)
const isLanguage = createWordTest(
  'german french spanish italian polish dutch welsh portuguese russian chinese japanese arabic turkish greek romanian',
)
const isDeterminer = createWordTest('the a an our this that its your')
const isKin = createWordTest('wife husband partner mother father mum dad son daughter sister brother')

/** Behind an age these make it one; behind another word it counts something. */
const isAfterAge = createWordTest(
  'old young or and to max tops ish plus years year s at something people person candidate',
)
const AGE_FAMILIES = ['bare age', 'years of age', 'age range']
/** They count only behind somebody: "nobody from ...". */
const OF_SOMEBODY = ['countries', 'names']
/** How far left and right a word is looked for that says whom the sentence speaks of. */
const REACH = 10
const TIGHT = 4

const isWord = (token: Token | undefined): token is Token => token !== undefined && token.forms.length > 0
const isComma = (token: Token | undefined) => token?.text === ','

interface Reading {
  tokens: readonly Token[]
  hits: readonly Hit[]
  /** Of the clause that the word is in. */
  from: number
  to: number
}

function applies(frame: Frame, family: Family): boolean {
  return (frame.grounds?.includes(family.ground) ?? true) && (frame.families?.includes(family.id) ?? true)
}

/** The last word that shuts out, at most `reach` words in front. */
function findExclusion({ tokens, from }: Reading, at: number, reach: number, until = at): number | null {
  for (let index = until - 1; index >= Math.max(from, at - reach); index -= 1)
    if (isExclusion(tokens[index])) return index
  return null
}

const isHit = ({ hits }: Reading, at: number) => hits.some(({ from, to }) => from <= at && at < to)

/** "A lesbian running the ward": the word names somebody. */
const isDoing = ({ tokens }: Reading, { from, to, value }: Hit): boolean => {
  const next = tokens[to + 1]
  return (
    value.ground !== 'race' &&
    isIndefinite(tokens[from - 1]) &&
    (tokens[to]?.text.endsWith('ing') ?? false) &&
    (!isWord(next) || isFunctionWord(next))
  )
}

const isPossessive = ({ tokens }: Reading, { to }: Hit) => /(?:'s|s')$/.test(tokens[to - 1]?.text ?? '')

/** "A German would be useful" and "someone English" ask for a person; "German would be useful" for a language. */
const isOneOf = ({ tokens }: Reading, hit: Hit, frame: Frame, behind: Token | undefined): boolean =>
  frame.id === 'language the work needs' &&
  !/^(?:speak|lesson|transl|interpr)/.test(behind?.text ?? '') &&
  (isPerson(tokens[hit.from - 1]) || /^an?$/.test(tokens[hit.from - 1]?.text ?? ''))

function isFramedRight(reading: Reading, hit: Hit): boolean {
  const { tokens } = reading
  const isYielding = ({ yields }: Frame) => yields > 0 && findExclusion(reading, hit.from, yields) !== null
  let passed = 0
  for (let at = hit.to; at < reading.to && passed < 4; at += 1) {
    const token = tokens[at]
    if (at === hit.to && isDoing(reading, hit)) return false
    const found = matchRight(tokens, at).some(
      ({ value }) =>
        passed < value.reach &&
        applies(value, hit.value) &&
        !isYielding(value) &&
        !isOneOf(reading, hit, value, token),
    )
    if (found && !(isPerson(token) && isHit(reading, at))) return true
    if (isJoint(token) || isComma(token) || isHit(reading, at)) continue
    if (!isWord(token) || isPerson(token) || isRole(token) || isFunctionWord(token)) return false
    if ((hit.value.kind === 'person' && !isPossessive(reading, hit)) || hit.value.kind === 'phrase')
      return false
    passed += 1
  }
  return false
}

function isFramedLeft(reading: Reading, hit: Hit): boolean {
  const { tokens, from } = reading
  for (let at = hit.from - 1; at >= Math.max(from, hit.from - REACH); at -= 1) {
    for (const { value, to } of matchLeft(tokens, at)) {
      if (to > hit.from || hit.from - to >= value.reach || !applies(value, hit.value)) continue
      const exclusion = value.yields > 0 ? findExclusion(reading, hit.from, value.yields) : null
      const nearer = findExclusion(reading, hit.from, hit.from - to)
      if (exclusion === null && nearer === null) return true
    }
    if (isExclusion(tokens[at])) return false
  }
  return false
}

function isFramedBySentence(reading: Reading, hit: Hit): boolean {
  const { tokens, from, to } = reading
  for (let at = from; at < to; at += 1)
    for (const match of matchSentence(tokens, at)) {
      if (!applies(match.value, hit.value)) continue
      const exclusion = match.value.yields > 0 ? findExclusion(reading, hit.from, match.value.yields) : null
      if (exclusion === null || (match.from <= exclusion && exclusion < match.to)) return true
    }
  return false
}

/** "35 hours", "forty to fifty thousand": it counts something else. */
function isCount({ tokens, from, to }: Reading, { from: start, to: end, value }: Hit): boolean {
  if (!AGE_FAMILIES.includes(value.id)) return false
  const next = tokens[end]
  const last = tokens[end - 1]
  const endsInFigure = last !== undefined && (/^\d/.test(last.text) || /(?:ty|teen)$/.test(last.text))
  if (
    endsInFigure &&
    isWord(next) &&
    !isAfterAge(next) &&
    !isFunctionWord(next) &&
    !isOnly(next) &&
    !isPerson(next)
  )
    return true
  const before = tokens.slice(Math.max(from, start - REACH), start)
  if (before.some((token) => isPerson(token) && !isRole(token))) return false
  if (endsInFigure && isMeasure(tokens[start - 1])) return true
  if (tokens.slice(from, to).some((token) => isPay(token) || /^[£$€]|\dk$/.test(token.text))) return true
  return false
}

/** "Someone 25 to 35": somebody who is not there yet is named in front. */
function isOfSomebody({ tokens, from }: Reading, { from: start }: Hit): boolean {
  return tokens
    .slice(Math.max(from, start - 6), start)
    .some((token, index, before) => isPerson(token) && !isExclusion(token) && !isDefinite(before[index - 1]))
}

/** "The last one was a disaster and I don't want another." */
const isRefusedAgain = ({ tokens }: Reading, end: number): boolean =>
  tokens
    .slice(end)
    .some((token, index, rest) => isExclusion(token) && rest.slice(index, index + 4).some(isAnother))

/** "The lads in the yard", "our old welder", "two women left": somebody who is there. */
function isThereAlready(reading: Reading, { from: start, to, value }: Hit): boolean {
  const { tokens, from } = reading
  if ((value.kind !== 'person' && value.kind !== 'trait') || value.id === 'people of a colour') return false
  if (isRefusedAgain(reading, to) || isGeneric(tokens[to])) return false
  for (let at = start - 1; at >= Math.max(from, start - 3); at -= 1) {
    const token = tokens[at]
    if (!isWord(token) || isIndefinite(token) || isExclusion(token)) return false
    if (isIdeal(token) && !/^(?:my|our|his|her|their|your)$/.test(tokens[at - 1]?.text ?? '')) return false
    if (!isDefinite(token) || (value.kind === 'trait' && /^(?:that|this|old)$/.test(token.text))) continue
    return !tokens.slice(Math.max(from, at - 3), at).some(isExclusion) && !isAsking(tokens[at - 1])
  }
  return false
}

/** "She is on maternity leave", "Dave's wife is ill": told of somebody, not asked of anybody. */
function isTold(reading: Reading, { from: start, to, value }: Hit): boolean {
  const { tokens, from } = reading
  if (isRefusedAgain(reading, to)) return false
  if (tokens[start - 1]?.text === 'my' || isOurs(reading, start)) return true
  if (value.ground === 'sex') return isPastRelative(reading, to) || isOfLeaver(reading, start)
  for (let at = start - 1; at >= Math.max(from, start - REACH); at -= 1) {
    const token = tokens[at]
    if (!token || (!isWord(token) && !isComma(token))) return false
    if (isModal(token) || isExclusion(token) || token.text === 'want') return false
    if (token.text === 'to' && /^(?:got|have|has|had)$/.test(tokens[at - 1]?.text ?? '')) return false
    if (isHeShe(token) || isKin(token))
      return !isModal(tokens[at - 1]) && at > from - 1 && !isAsked(tokens, from, at)
    const isName =
      token?.isCapital === true &&
      !isFunctionWord(token) &&
      !isWish(token) &&
      !isPerson(token) &&
      !isTraitWord(token) &&
      !isHit(reading, at)
    if (isName && isWord(tokens[at + 1]) && at + 1 < start) return !isAsked(tokens, from, at)
    if ((isRole(token) || token?.text === 'one' || isPerson(token)) && isDefinite(tokens[at - 1]))
      return !isAsked(tokens, from, at)
    if ((isRole(token) || isPerson(token)) && isDefinite(tokens[at - 2]) && !isIdeal(tokens[at - 1]))
      return !isAsked(tokens, from, at)
  }
  return false
}

/** "We've got a lad in the stores", "I'm a churchgoing man": had already, or the manager. */
function isOurs({ tokens, from, to }: Reading, start: number): boolean {
  if (tokens.slice(from, to).some(({ text }) => /^(?:never|again|always|only)$/.test(text))) return false
  if (tokens.slice(start, to).some(isExclusion)) return false
  for (let at = start - 1; at >= Math.max(from, start - 6); at -= 1) {
    const token = tokens[at]
    if (!isWord(token) || isExclusion(token) || isModal(token) || token.text === 'to') return false
    const subject = tokens[at - 1]?.text
    const isFirstPerson = subject === 'i' || subject === 'we'
    if (
      /^(?:got|had|have|met|be)$/.test(token.text) &&
      (isFirstPerson || (token.text === 'got' && (tokens[at - 1]?.text === 'have' || at === from)))
    )
      return (
        (token.text !== 'be' || (subject === 'i' && /^an?$/.test(tokens[at + 1]?.text ?? ''))) &&
        !tokens.slice(at, start).some(isPreposition)
      )
    if (isAsking(token) && token.text !== 'got') return false
  }
  return false
}

/** "Kelvin's gone to a bank, nice lad", "he's a grand lad": said of somebody known. */
function isOfLeaver({ tokens, from }: Reading, start: number): boolean {
  for (let at = start - 1; at >= Math.max(from, start - REACH); at -= 1) {
    const token = tokens[at]
    if (!token || isExclusion(token) || isAsking(token) || isModal(token)) return false
    if (isLeaving(token) || (isHeShe(token) && tokens[at + 1]?.text === 'be')) return true
  }
  return false
}

/** "The lad that had it", "a chap who left". */
const isPastRelative = ({ tokens }: Reading, to: number): boolean =>
  /^(?:who|that)$/.test(tokens[to]?.text ?? '') &&
  /^(?:had|did|left|went|retired|was|used|held)$/.test(tokens[to + 1]?.text ?? '')

/** Somebody is asked for in front of it. */
const isAsked = (tokens: readonly Token[], from: number, at: number): boolean =>
  (isQuestionWord(tokens[at - 1]) &&
    (at - 1 === from || isJoint(tokens[at - 2]) || isComma(tokens[at - 2]))) ||
  tokens
    .slice(Math.max(from, at - 4), at)
    .some((token) => isExclusion(token) || token.text === 'if' || (isWish(token) && !isModal(token)))

/** "Man the desk", "the line is manned", "polishing": no man is asked for. */
function isVerb({ tokens }: Reading, { from, to, value }: Hit): boolean {
  const word = tokens[to - 1]?.text ?? ''
  if (to - from > 1 || value.kind === 'phrase' || value.kind === 'matter') return false
  if (/(?:ed|ing)$/.test(word) && !value.words.includes(word)) return true
  return /^mans?$/.test(word) && /^(?:the|our|this|your)$/.test(tokens[to]?.text ?? '')
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
      const other = reading.hits.find(({ from, to: end }) => from <= at && at < end)
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
    if (isPerson(token) || isRole(token) || /(?:eer|ician|ologist)s?$/.test(token.text)) return 'person'
    if (isFunctionWord(token)) break
    if (words === 0 && isDoing(reading, hit)) break
    if (words === 0 && isTraitWord(token)) return 'person'
    words += 1
  }
  return words > 0 ? 'thing' : 'none'
}

/** Nothing but the words that describe: "young, energetic", "male, 30s". */
function isFragment({ tokens, hits, from, to }: Reading): boolean {
  const rest = tokens
    .slice(from, to)
    .filter(
      (token, index) =>
        isWord(token) && !hits.some((hit) => hit.from <= from + index && from + index < hit.to),
    )
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
    isOfWanted: wide.some(isSubjectWanted) && isLinked,
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

function judgeHit(reading: Reading, hit: Hit): Certainty | null {
  const { value: family } = hit
  if (isCount(reading, hit) || isVerb(reading, hit)) return null
  if (isFramedRight(reading, hit) || isFramedLeft(reading, hit) || isFramedBySentence(reading, hit))
    return null
  if (isThereAlready(reading, hit) || isTold(reading, hit)) return null
  const evidence = evidenceFor(reading, hit)
  const isAbout = evidence.isExcluded || evidence.isWished || evidence.isOfWanted || isFragment(reading)
  if (family.kind === 'person' && isPossessive(reading, hit)) {
    const owned = reading.tokens[hit.to]
    return isWord(owned) && !isFunctionWord(owned) && !isPerson(owned) ? null : 'unsure'
  }
  if (family.kind === 'trait') {
    const head = headOf(reading, hit)
    if (head === 'thing') {
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
    return evidence.isWished ? 'unsure' : null
  }
  const isSomebody = family.kind === 'person' && isIndefinite(reading.tokens[hit.from - 1])
  if (family.isCertain) return isAbout || isSomebody ? 'plain' : 'unsure'
  if (family.id === 'age range') return isOfSomebody(reading, hit) ? 'plain' : null
  if (OF_SOMEBODY.includes(family.id))
    return findExclusion(reading, hit.from, 1) !== null || isOfSomebody(reading, hit) ? 'unsure' : null
  if (
    evidence.isExcluded ||
    (isFragment(reading) && (family.kind === 'person' || AGE_FAMILIES.includes(family.id)))
  )
    return 'plain'
  const isAskedFor = evidence.isWished && (AGE_FAMILIES.includes(family.id) || isOnly(reading.tokens[hit.to]))
  return evidence.isOfWanted || isAskedFor ? 'unsure' : null
}

/** The longest match counts: "family man" is no "family". */
function findHits(tokens: readonly Token[]): Hit[] {
  const all = tokens.flatMap((_, at) => matchFamily(tokens, at))
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
  const findings = new Map<ChallengeGround, Finding>()
  for (const hit of hits) {
    const certainty = judgeHit({ tokens, hits, ...clauseOf(tokens, hit) }, hit)
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
