import type { Meaning } from '@/lib/consultation/guard/language/meaning-words'
import { foldName } from '@/lib/consultation/guard/language/names'
import { isFigure, tokensOf } from '@/lib/consultation/guard/language/tokens'
import { gained, has, hints, isUnpromised, lost, type Pair } from './pair'
import { isContent, type RewordingText, stemOf } from './text'
import { GENERIC, HINTS } from './words'

const AMOUNTS: readonly Meaning[] = ['all', 'most', 'some']
const FREQUENCIES: readonly Meaning[] = ['always', 'usually', 'often', 'sometimes', 'rarely']

function isSwapped(pair: Pair, meanings: readonly Meaning[]): boolean {
  return meanings.some((meaning) => lost(pair, meaning)) && meanings.some((meaning) => gained(pair, meaning))
}

function amountChanged(pair: Pair): boolean {
  const { before, after } = pair
  if (isSwapped(pair, AMOUNTS)) return true
  if (lost(pair, 'most')) return !has(after, 'usually')
  if (gained(pair, 'most')) return !has(before, 'usually', 'often')
  if (!gained(pair, 'many')) return false
  const plurals = [...after.words].filter((word) => word.endsWith('s') && before.words.has(word.slice(0, -1)))
  return plurals.some((word) => !before.words.has(word))
}

function frequencyChanged(pair: Pair): boolean {
  const { before, after } = pair
  const isOftenUsually =
    (lost(pair, 'often') && gained(pair, 'usually')) || (lost(pair, 'usually') && gained(pair, 'often'))
  if (isSwapped(pair, FREQUENCIES)) return !isOftenUsually
  if (lost(pair, 'sometimes', 'rarely'))
    return !has(after, 'possible', 'some', 'condition', 'negation') && !hints(HINTS.possible, after, before)
  if (lost(pair, 'usually')) return !has(after, 'most', 'about')
  if (gained(pair, 'always')) return !has(before, 'all', 'negation')
  return (
    gained(pair, 'sometimes', 'rarely') &&
    !has(before, 'possible', 'some', 'condition', 'negation') &&
    !hints(HINTS.possible, before, after)
  )
}

const textOf = ({ tokens }: RewordingText) => ` ${tokens.map(({ text }) => text).join(' ')} `

/** "Six or eight a year" is "six to eight a year". */
function isRangeOfOr({ before, after }: Pair): boolean {
  const joints = ({ tokens }: RewordingText, joint: string) =>
    tokens.flatMap(({ text }, at) => {
      const [low, high] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
      return text === joint && isFigure(low) && isFigure(high) ? [`${low} ${high}`] : []
    })
  const ranges = joints(after, 'to')
  const choices = joints(before, 'or')
  return (
    choices.length > 0 &&
    choices.length === before.tokens.filter(({ text }) => text === 'or').length &&
    choices.every((choice) => ranges.includes(choice))
  )
}

const LIKE_THESE = / or (?:something|anything|similar|the like|such) /

function alternativeChanged(pair: Pair): boolean {
  const { before, after } = pair
  if (has(before, 'negation') && has(after, 'negation')) return false
  // "Vans or boats or something like that", "vans, boats or something similar".
  if (lost(pair, 'alternative') && LIKE_THESE.test(textOf(before)) && LIKE_THESE.test(textOf(after)))
    return false
  if (lost(pair, 'alternative')) return !hints(HINTS.alternative, after, before) && !isRangeOfOr(pair)
  // "April would do" is another choice.
  if (/ (?:would|will) (?:also |still )?do(?: |$)| (?:is|are) (?:also |still )?fine/.test(textOf(before)))
    return false
  return (
    gained(pair, 'alternative') &&
    !hints(HINTS.alternative, before, after) &&
    !has(before, 'condition') &&
    !joinsList(pair)
  )
}

/** Every "or" of the line joins two words that stood next to each other in a list: "Skipton, Preston or Manchester". */
function joinsList({ before, after }: Pair): boolean {
  const words = ({ tokens }: RewordingText) =>
    tokens.flatMap(({ text }) => (isContent(text) || /^(?:or|and|any\w*)$/.test(text) ? [text] : []))
  const listed = words(before)
  const written = words(after)
  const isNeighbour = (left: string, right: string) =>
    listed.some((word, at) => word === left && listed[at + 1] === right)
  const joints = written.flatMap((word, at) => (word === 'or' ? [at] : []))
  return joints.every((at) => {
    const [first = '', left = '', right = ''] = [written[at - 2], written[at - 1], written[at + 1]]
    return isNeighbour(left, right) && (isNeighbour(first, left) || first === 'or')
  })
}

const COORDINATION = /^(?:and|or|with|including|plus)$/

/** The one run of words that `longer` has and `shorter` has not; null where they differ otherwise. */
function extraRun(longer: readonly string[], shorter: readonly string[]): readonly string[] | null {
  let start = 0
  while (start < shorter.length && longer[start] === shorter[start]) start += 1
  let end = 0
  while (end < shorter.length - start && longer.at(-1 - end) === shorter.at(-1 - end)) end += 1
  return start + end === shorter.length ? longer.slice(start, longer.length - end) : null
}

/** What `longer` says behind all of `shorter`, where it holds that in one piece. */
function tailBehind(longer: readonly string[], shorter: readonly string[]): readonly string[] | null {
  const [whole, part] = [` ${longer.join(' ')} `, ` ${shorter.join(' ')} `]
  const at = whole.indexOf(part)
  return at < 0
    ? null
    : whole
        .slice(at + part.length)
        .split(' ')
        .filter(Boolean)
}

/** "… and write the report", come or gone. */
function partChanged({ before, after, context, isNiceToHave, headingStems }: Pair): boolean {
  const isTrimmed = before.neutral.length > after.neutral.length
  const [longer, shorter] = isTrimmed ? [before, after] : [after, before]
  const run = extraRun(longer.neutral, shorter.neutral) ?? tailBehind(longer.neutral, shorter.neutral)
  if (run === null) return false
  // A heading may go: "Site is Dartford".
  if (
    isTrimmed &&
    longer.neutral.at(-1) === shorter.neutral.at(-1) &&
    !run.some((word) => COORDINATION.test(word))
  )
    return false
  const isJoined =
    run.length > 1 && (COORDINATION.test(run[0] ?? '') || /^(?:and|or)$/.test(run.at(-1) ?? ''))
  const said = run
    .filter((word) => isContent(word) && !GENERIC.test(word) && !longer.meaningWords.has(word))
    // The heading says that it is welcome.
    .filter((word) => !(isNiceToHave && isTrimmed && HINTS.soft.test(word)))
    .filter((word) => !headingStems.has(stemOf(word)))
    // What is not to be named is left out.
    .filter((word) => !(context.isNameless && isTrimmed && before.names.includes(foldName(word))))
  return said.length >= (isJoined || isTrimmed ? 1 : 2)
}

/** Words that nothing before said, in a line that grew far beyond it. */
const GROWTH = 2
const GROWTH_WORDS = 8

function hasGrown({ before, after }: Pair): boolean {
  const content = (text: RewordingText) => text.neutral.filter(isContent)
  const stems = new Set(content(before).map(stemOf))
  const added = content(after).filter((word) => !stems.has(stemOf(word)))
  return added.length >= GROWTH_WORDS && added.length > content(before).length * GROWTH
}

export const scopeChanged = (pair: Pair) =>
  pair.after.tokens.length === 0 ||
  amountChanged(pair) ||
  frequencyChanged(pair) ||
  alternativeChanged(pair) ||
  partChanged(pair) ||
  hasGrown(pair)

function wishChanged(pair: Pair): boolean {
  const { before, after, isNiceToHave } = pair
  if (lost(pair, 'wish')) return !isNiceToHave && !has(after, 'optional') && !hints(HINTS.soft, after, before)
  return (
    gained(pair, 'wish') &&
    !isNiceToHave &&
    !has(before, 'optional', 'possible', 'basic') &&
    ![...before.words].some((word) => HINTS.soft.test(word))
  )
}

function possibilityChanged(pair: Pair): boolean {
  const { before, after, isProspect } = pair
  const has_ = (text: RewordingText) => [...text.words].some((word) => HINTS.possible.test(word))
  if (lost(pair, 'possible'))
    return !has_(after) && !has(after, 'wish', 'sometimes', 'about') && !after.words.has('about')
  const isAllowed = [...before.words].some((word) =>
    /^(?:happy|fine|ok|okay|open|welcome|yes|allowed)$/.test(word),
  )
  return (
    !isProspect &&
    gained(pair, 'possible') &&
    !isAllowed &&
    !isUnpromised(pair) &&
    !has_(before) &&
    !has(before, 'wish', 'sometimes')
  )
}

function levelChanged(pair: Pair): boolean {
  const { before, after, context } = pair
  const isTitle = tokensOf(context.jobTitle ?? '').some(({ text }) =>
    /^(?:senior|junior|master|specialist)$/.test(text),
  )
  if (isTitle) return false
  if (gained(pair, 'strong'))
    return has(before, 'basic', 'some') || ![...before.words].some((word) => HINTS.strong.test(word))
  return gained(pair, 'basic') && has(before, 'strong') && !has(after, 'strong')
}

export const strengthChanged = (pair: Pair) =>
  wishChanged(pair) || possibilityChanged(pair) || levelChanged(pair)
