import type { Family } from './family'
import type { Frame } from './frame'
import { FRAMES } from './frames'
import { createMatcher, createWordTest, type Match } from './patterns'
import { isExclusion, isFunctionWord, isPerson, isRole } from './people'
import {
  findExclusion,
  type Hit,
  isComma,
  isDeterminer,
  isDoing,
  isGeneric,
  isHit,
  isJoint,
  isPossessive,
  isWord,
  REACH,
  type Reading,
} from './reading'
import type { Token } from './tokens'

const matchersOf = (where: Frame['where']) =>
  createMatcher(
    FRAMES.filter((frame) => frame.where === where).map((value) => ({ words: value.words, value })),
  )
const matchRight = matchersOf('right')
const matchLeft = matchersOf('left')
const matchSentence = matchersOf('sentence')
const isOnlyWord = createWordTest('only exclusively preferably strictly')

/** The frames that count for a full clause, wherever in it they stand. */
export const findSentenceFrames = (tokens: readonly Token[]): Match<Frame>[] =>
  tokens.flatMap((_, at) => matchSentence(tokens, at))

function applies(frame: Frame, family: Family): boolean {
  return (frame.grounds?.includes(family.ground) ?? true) && (frame.families?.includes(family.id) ?? true)
}

/** "With the Ukrainians": people, whatever stands in front. */
const isPeople = ({ tokens }: Reading, hit: Hit, frame: Frame): boolean =>
  frame.id.startsWith('language') && /[^s]s$/.test(tokens[hit.to - 1]?.text ?? '')

/** "A German would be useful" and "someone English" ask for a person; "German would be useful" for a language. */
const isOneOf = ({ tokens }: Reading, hit: Hit, frame: Frame, behind: Token | undefined): boolean =>
  frame.id === 'language the work needs' &&
  !/^(?:speak|lesson|transl|interpr|teach|tutor|lectur)/.test(behind?.text ?? '') &&
  (isPerson(tokens[hit.from - 1]) || /^an?$/.test(tokens[hit.from - 1]?.text ?? ''))

function isFramedRight(reading: Reading, hit: Hit): boolean {
  const { tokens } = reading
  const isYielding = ({ yields }: Frame) => yields > 0 && findExclusion(reading, hit.from, yields) !== null
  let passed = 0
  for (let at = hit.to; at < reading.to && passed < 4; at += 1) {
    const token = tokens[at]
    if (at === hit.to && isDoing(reading, hit)) return false
    // "LGBT business", "someone running the line": no thing.
    if (isGeneric(token) && findExclusion(reading, hit.from, REACH) !== null) return false
    if (token?.text.endsWith('ing') && isDeterminer(tokens[at + 1])) return false
    if (isComma(token) && hit.value.kind !== 'trait') return false
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
      if (isPeople(reading, hit, value)) continue
      const exclusion = value.yields > 0 ? findExclusion(reading, hit.from, value.yields) : null
      const nearer = findExclusion(reading, hit.from, hit.from - to)
      if (exclusion === null && nearer === null) return true
    }
    if (isExclusion(tokens[at])) return false
  }
  return false
}

/** Openness ends where somebody is shut out in the same breath. */
const OPEN = ['openness', 'or not', 'gladness']

function isOpen(reading: Reading, frames: readonly Match<Frame>[]): boolean {
  const isInFrame = (at: number) => frames.some(({ from, to }) => from <= at && at < to)
  for (let at = reading.from; at < reading.to; at += 1)
    if ((isExclusion(reading.tokens[at]) || isOnlyWord(reading.tokens[at])) && !isInFrame(at)) return false
  return true
}

function isFramedBySentence(reading: Reading, hit: Hit): boolean {
  const { frames, from, to } = reading
  return frames.some((match) => {
    if (match.from < from || match.from >= to || !applies(match.value, hit.value)) return false
    if (OPEN.includes(match.value.id) && !isOpen(reading, frames)) return false
    const exclusion = match.value.yields > 0 ? findExclusion(reading, hit.from, match.value.yields) : null
    return exclusion === null || (match.from <= exclusion && exclusion < match.to)
  })
}

const isJobWord = createWordTest(
  'look looking hunt search room place job role post suit suitable work ask wait not need time use call go opening vacancy thing good bad best ideal perfect',
)
const isServed = createWordTest('people adult customer driver folk user patient resident child')

/** "Kitchens for older people", but not "looking for older people". */
function isMadeFor({ tokens, from }: Reading, { from: start, to, value }: Hit): boolean {
  const made = tokens[start - 2]
  return (
    value.kind === 'trait' &&
    start - 2 >= from &&
    tokens[start - 1]?.text === 'for' &&
    isServed(tokens[to]) &&
    isWord(made) &&
    !isFunctionWord(made) &&
    !isJobWord(made) &&
    !isExclusion(tokens[start - 3])
  )
}

const OPPOSITES = [
  ['man bloke lad male boy guy', 'woman lass female girl lady'],
  ['young younger', 'old older'],
  ['straight', 'gay lesbian bi trans queer'],
  ['single unmarried', 'married'],
  ['white', 'black brown asian'],
  ['abled able', 'disabled deaf autistic'],
  ['christian', 'muslim jewish hindu sikh atheist'],
].map((sides) => sides.map(createWordTest))
const isAnyOf = createWordTest('whatever whoever any anyone anybody either all both')

/** "Gay, straight, whatever": both sides are named, and nobody is shut out. */
const isOpenList = (reading: Reading): boolean => {
  const clause = reading.tokens.slice(reading.from, reading.to)
  return (
    clause.some(isAnyOf) &&
    isOpen(reading, []) &&
    OPPOSITES.some((sides) => sides.every((isSide) => clause.some(isSide)))
  )
}

/** The word stands in a lawful frame. */
export const isFramed = (reading: Reading, hit: Hit): boolean =>
  isOpenList(reading) ||
  isMadeFor(reading, hit) ||
  isFramedRight(reading, hit) ||
  isFramedLeft(reading, hit) ||
  isFramedBySentence(reading, hit)
