import { type Figure, figuresOf, ratesOf, unitOf } from '@/lib/consultation/guard/language/figures'
import type { Meaning } from '@/lib/consultation/guard/language/meaning-words'
import { findMeanings } from '@/lib/consultation/guard/language/meanings'
import { namesOf, wordsForNames } from '@/lib/consultation/guard/language/names'
import { withoutTagQuestions } from '@/lib/consultation/guard/language/tag-questions'
import { isFigure, type Token, tokensOf } from '@/lib/consultation/guard/language/tokens'
import { FILLERS, FRAMES, NEUTRAL_EDITS, OPENINGS, PERSON_NAMES } from './words'

export interface RewordingContext {
  company: string
  jobTitle: string | null
  /** Terms in capitals from the sentence around, which the reworded line may use. */
  terms?: readonly string[]
  /** Something in it is not to be named: a line without a name says the same. */
  isNameless?: boolean
}

/** One side of a rewording, read once. */
export interface RewordingText {
  tokens: readonly Token[]
  /** Its tokens as a set. */
  words: ReadonlySet<string>
  /** What is left when neutral edits are undone. */
  neutral: readonly string[]
  meanings: ReadonlyMap<Meaning, number>
  /** The words those are made of. */
  meaningWords: ReadonlySet<string>
  /** The last token of each no and not. */
  negations: readonly number[]
  /** The last token of each only. */
  exclusives: readonly number[]
  figures: readonly Figure[]
  rates: readonly string[]
  names: readonly string[]
  nameWords: ReadonlySet<string>
}

const wordsOf = (phrase: string) => tokensOf(phrase).map(({ text }) => text)

const startsWith = (words: readonly string[], phrase: readonly string[], at = 0) =>
  phrase.length > 0 && phrase.every((word, index) => words[at + index] === word)

type Replacement = readonly [from: readonly string[], to: readonly string[]]

/** One pass; the first replacement that fits at a place wins. */
function replacePhrases(words: readonly string[], replacements: readonly Replacement[]): string[] {
  const byFirst = new Map<string, Replacement[]>()
  for (const replacement of replacements) {
    const first = replacement[0][0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), replacement])
  }
  const result: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = byFirst.get(words[at] ?? '')?.find(([from]) => startsWith(words, from, at))
    result.push(...(found ? found[1] : [words[at] ?? '']))
    at += found?.[0].length ?? 1
  }
  return result
}

const split = (phrase: string) => phrase.split(' ')
const EDITS: readonly Replacement[] = [
  ...NEUTRAL_EDITS.map(([from, to]): Replacement => [split(from), split(to)]),
  ...FILLERS.map((filler): Replacement => [split(filler), []]),
]

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/
const ARTICLE = /^(?:a|an|the)$/
/** After an article these are a quantity. */
const QUANTITY = /^(?:few|little|lot|lots|couple|bit|number|majority|minority|handful|range|third|quarter)$/
const EACH = /^(?:a|an|per|each|every)$/

function neutralWord(words: readonly string[], at: number): string[] {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  const previous = words[at - 1] ?? ''
  if (word === 'on' && /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/.test(next)) return []
  if (WEEKDAY.test(word)) return [word.replace(/s$/, '')]
  const unit = unitOf(next)
  if (
    EACH.test(word) &&
    unit &&
    /^[a-z]{2,}$/.test(next) &&
    next === unit &&
    !isFigure(next) &&
    hasFigure(words, at)
  )
    return ['per']
  if (isFigure(previous) && unitOf(word) && !/ly$|^(?:annual|annum|p\w)$/.test(word))
    return [unitOf(word) ?? word]
  return ARTICLE.test(word) && !QUANTITY.test(next) ? [] : [word]
}

const hasFigure = (words: readonly string[], at: number) =>
  words.slice(Math.max(0, at - 3), at).some(isFigure)

const PEOPLE = PERSON_NAMES.map(split)
const FRAME_WORDS = FRAMES.map(split)
  .flatMap((frame) => [frame, frame.map((word, at) => (at > 0 && word === 'you' ? 'them' : word))])
  .sort((a, b) => b.length - a.length)

const OPENING_WORDS: ReadonlySet<string> = new Set(OPENINGS)

/** "The Site Engineer will check" and "they'd check" read "you will check", and that reads "check". */
function withoutFrame(words: readonly string[], jobTitle: readonly string[]): string[] {
  const first = words.findIndex((word) => !OPENING_WORDS.has(word))
  let rest = words.slice(Math.max(0, first))
  const titled = startsWith(rest, ['the', ...jobTitle]) ? ['the', ...jobTitle] : jobTitle
  const person = [titled, ...PEOPLE].find((name) => name.length > 0 && startsWith(rest, name))
  if (person) rest = ['you', ...rest.slice(person.length)]
  const frame = FRAME_WORDS.find((words) => startsWith(rest, words))
  return frame ? rest.slice(frame.length) : person ? [...words] : rest
}

function neutralWords(words: readonly string[], { company, jobTitle }: RewordingContext): string[] {
  const name = wordsOf(company)
  const own: Replacement[] =
    name.length === 0
      ? []
      : [
          [['here', 'at', ...name], []],
          [['at', ...name], []],
          [['for', ...name], []],
        ]
  const plain = replacePhrases(words, [...own, ...EDITS])
  const framed = withoutFrame(plain, wordsOf(jobTitle ?? ''))
  return framed.flatMap((_, at) => neutralWord(framed, at))
}

/** Its letters are no names. */
const H_AND_S = /\bH ?& ?S\b/g

export function readRewordingText(text: string, context: RewordingContext): RewordingText {
  const tokens = tokensOf(withoutTagQuestions(text.replace(H_AND_S, 'health and safety')))
  const meanings = new Map<Meaning, number>()
  const texts = tokens.map((token) => token.text)
  const negations: number[] = []
  const exclusives: number[] = []
  const meaningWords = new Set<string>()
  for (const { meaning, at, length } of findMeanings(tokens)) {
    meanings.set(meaning, (meanings.get(meaning) ?? 0) + 1)
    for (const word of texts.slice(at, at + length)) meaningWords.add(word)
    if (meaning === 'negation') negations.push(at + length - 1)
    if (meaning === 'exclusive') exclusives.push(at + length - 1)
  }
  return {
    tokens,
    words: new Set(texts),
    neutral: neutralWords(texts, context),
    meanings,
    meaningWords,
    negations,
    exclusives,
    figures: figuresOf(tokens),
    rates: ratesOf(tokens),
    names: namesOf(tokens),
    nameWords: wordsForNames(tokens),
  }
}

const FUNCTION_WORDS = new Set(
  `a an the and or but of in on at to for with by from as into onto over under about is are be been being was were am do does did has have had
  will would can could may might shall should must not no it its this that these those there here then than so such very really just also too
  i we us our you your they them their he him his she her who whom whose which what when where while how why if unless because since though
  up out off per each every all any some only get got gets`.split(/\s+/),
)

/** Cut to six letters, so that "designing" meets "design". */
export const stemOf = (word: string): string =>
  word
    .replace(/(?:ies|es|s)$/, '')
    .replace(/(?:ing|ed|e)$/, '')
    .slice(0, 6)

export const isContent = (word: string): boolean => /^[\p{L}\d]/u.test(word) && !FUNCTION_WORDS.has(word)
