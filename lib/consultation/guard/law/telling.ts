import type { Ground } from './grounds'
import { isNotAgain } from './idioms'
import {
  isDefinite,
  isExclusion,
  isFunctionWord,
  isIdeal,
  isPerson,
  isRole,
  isTraitWord,
  isWish,
} from './people'
import {
  type Hit,
  isAnother,
  isAsking,
  isBe,
  isCheck,
  isComma,
  isGeneric,
  isHeShe,
  isHit,
  isIndefinite,
  isJoint,
  isKin,
  isLeaving,
  isModal,
  isNameVerb,
  isPost,
  isPreposition,
  isQuestionWord,
  isWord,
  REACH,
  type Reading,
} from './reading'
import type { Token } from './tokens'

/** "Someone 25 to 35": somebody who is not there yet is named in front. */
export function isOfSomebody({ tokens, from }: Reading, { from: start }: Hit): boolean {
  return tokens
    .slice(Math.max(from, start - 6), start)
    .some(
      (token, index, before) =>
        (isPerson(token) || isHeShe(token)) && !isExclusion(token) && !isDefinite(before[index - 1]),
    )
}

/** "The last one was a disaster and I don't want another." */
const isRefusedAgain = ({ tokens }: Reading, end: number): boolean =>
  isNotAgain(tokens.slice(end)) ||
  tokens
    .slice(end)
    .some((token, index, rest) => isExclusion(token) && rest.slice(index, index + 5).some(isAnother))

/** "The French are", "the English don't": all of them. */
const isNation = ({ tokens }: Reading, start: number, to: number, ground: Ground): boolean =>
  ground === 'race' &&
  tokens[start - 1]?.text === 'the' &&
  (isBe(tokens[to]) || isModal(tokens[to]) || isQuestionWord(tokens[to]))

/** "The lads in the yard", "our old welder", "two women left": somebody who is there. */
export function isThereAlready(reading: Reading, { from: start, to, value }: Hit): boolean {
  const { tokens, from } = reading
  if ((value.kind !== 'person' && value.kind !== 'trait') || value.id === 'people of a colour') return false
  if (value.kind === 'trait' && to - start > 2) return false
  if (isRefusedAgain(reading, to) || isGeneric(tokens[to]) || isNation(reading, start, to, value.ground))
    return false
  for (let at = start - 1; at >= Math.max(from, start - 3); at -= 1) {
    const token = tokens[at]
    if (!isWord(token) || isIndefinite(token) || isExclusion(token)) return false
    if (isIdeal(token) && !/^(?:my|our|his|her|their|your)$/.test(tokens[at - 1]?.text ?? '')) return false
    if (tokens[at - 1]?.text === 'of' && tokens[at - 2]?.text === 'one') return false
    if (!isDefinite(token) || (value.kind === 'trait' && /^(?:that|this|old)$/.test(token.text))) continue
    return !tokens.slice(Math.max(from, at - 5), at).some(isExclusion) && !isAsking(tokens[at - 1])
  }
  return false
}

/** "She is on maternity leave", "Dave's wife is ill": told of somebody, not asked of anybody. */
export function isTold(reading: Reading, { from: start, to, value }: Hit): boolean {
  const { tokens, from } = reading
  if (isRefusedAgain(reading, to) || reading.isTurningAway || value.near) return false
  if (tokens[start - 1]?.text === 'my' || isOurs(reading, start)) return true
  if (value.ground === 'pregnancy' && isOfLeaver(reading, start, false)) return true
  if (value.ground === 'sex') return isPastRelative(reading, to) || isOfLeaver(reading, start)
  for (let at = start - 1; at >= Math.max(from, start - REACH); at -= 1) {
    const token = tokens[at]
    if (!token || (!isWord(token) && !isComma(token))) return false
    if (isModal(token) || isExclusion(token) || token.text === 'want') return false
    if (token.text === 'to' && /^(?:got|have|has|had)$/.test(tokens[at - 1]?.text ?? '')) return false
    const isOfKin =
      isKin(token) && (isDefinite(tokens[at - 1]) || tokens[at - 1]?.text.endsWith("'s") === true)
    if (isHeShe(token) || isOfKin)
      return !isModal(tokens[at - 1]) && at > from - 1 && !isAsked(tokens, from, at)
    const isName =
      token?.isCapital === true &&
      !isFunctionWord(token) &&
      !isWish(token) &&
      !isPerson(token) &&
      !isTraitWord(token) &&
      !isHit(reading, at)
    if (isName && isSaidOf(tokens, at) && at < start) return !isAsked(tokens, from, at)
    if (isPost(tokens[at + 1])) continue
    if ((isRole(token) || token?.text === 'one' || isPerson(token)) && isDefinite(tokens[at - 1]))
      return !isAsked(tokens, from, at)
    if ((isRole(token) || isPerson(token)) && isDefinite(tokens[at - 2]) && !isIdeal(tokens[at - 1]))
      return !isAsked(tokens, from, at)
  }
  return false
}

/** "Tom left", "Anna's": a name that something is said of, and no product. */
const isSaidOf = (tokens: readonly Token[], at: number): boolean =>
  /'s$/.test(tokens[at]?.text ?? '') ||
  isNameVerb(tokens[at + 1]) ||
  isLeaving(tokens[at + 1]) ||
  isJoint(tokens[at + 1])

/** "We've got a lad in the stores", "I'm a churchgoing man": had already, or the manager. */
function isOurs({ tokens, from, to }: Reading, start: number): boolean {
  if (tokens.slice(from, to).some(({ text }) => /^(?:never|again|always|only)$/.test(text))) return false
  if (tokens.slice(start, to).some(isExclusion)) return false
  for (let at = start - 1; at >= Math.max(from, start - 6); at -= 1) {
    const token = tokens[at]
    if (!isWord(token) || isExclusion(token) || isModal(token) || token.text === 'to') return false
    const subject = tokens[at - 1]?.text
    const owner = subject === 'have' ? tokens[at - 2]?.text : subject
    const isFirstPerson = owner === 'i' || owner === 'we'
    if (
      /^(?:got|had|have|met|be)$/.test(token.text) &&
      (isFirstPerson || (token.text === 'got' && (owner === undefined || at === from)))
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
function isOfLeaver({ tokens, from }: Reading, start: number, isKnown = true): boolean {
  for (let at = start - 1; at >= Math.max(from, start - REACH); at -= 1) {
    const token = tokens[at]
    if (!token || isExclusion(token) || isAsking(token) || isModal(token)) return false
    if (isLeaving(token))
      return !tokens.slice(Math.max(from, at - 4), at).some((one) => isModal(one) || isExclusion(one))
    if (isKnown && isHeShe(token) && tokens[at + 1]?.text === 'be') return true
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
    .some((token) => isExclusion(token) || isCheck(token) || (isWish(token) && !isModal(token)))

/** "Man the desk", "the line is manned", "polishing": no man is asked for. */
export function isVerb({ tokens }: Reading, { from, to, value }: Hit): boolean {
  const word = tokens[to - 1]?.text ?? ''
  if (to - from > 1 || value.kind === 'phrase' || value.kind === 'matter') return false
  if (/(?:ed|ing)$/.test(word) && !value.words.includes(word)) return true
  return /^mans?$/.test(word) && /^(?:the|our|this|your)$/.test(tokens[to]?.text ?? '')
}
