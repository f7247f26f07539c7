import { unitOf } from './figures'
import { MEANING_ROWS, type Meaning } from './meaning-words'
import { isFigure, type Token, tokensOf } from './tokens'

interface Phrase {
  words: readonly string[]
  meaning: Meaning
  needsFigure: boolean
}

const BY_FIRST_WORD = new Map<string, Phrase[]>()
for (const { meaning, phrases } of MEANING_ROWS)
  for (const phrase of phrases.split(',')) {
    const words = phrase.trim().split(/\s+/)
    const needsFigure = words.at(-1) === '#'
    const entry = { words: needsFigure ? words.slice(0, -1) : words, meaning, needsFigure }
    const first = entry.words[0] ?? ''
    BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), entry])
  }
for (const phrases of BY_FIRST_WORD.values()) phrases.sort((a, b) => b.words.length - a.words.length)

export interface MeaningMatch {
  meaning: Meaning
  /** Index of its first token. */
  at: number
  length: number
}

const MONTH_CONTEXT = /^(?:in|by|from|until|since|of|before|after|early|late|mid|end|start|to|this|next)$/

/** "in May", "1 May" and a written "May" are no possibility. */
function isMonth(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (token.text !== 'may') return false
  const previous = tokens[at - 1]?.text ?? ''
  return (token.raw === 'May' && !token.isFirst) || MONTH_CONTEXT.test(previous) || isFigure(previous)
}

/** "20 min on the phone" is no minimum; "£30k min" and "5 years min" are. */
const isMinutes = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'min' && /^\d+$/.test(tokens[at - 1]?.text ?? '')

const BRINGS =
  /^(?:bring(?:s|ing)?|brought|rais(?:e|es|ed|ing)|lift(?:s|ed|ing)?|push(?:es|ed|ing)?|pull(?:s|ed|ing)?|nudg(?:e|es|ed|ing))$/
/** In tokens, of what is brought. */
const BROUGHT_REACH = 8

/** "Bring first-time passes up to eight in ten", "raise it up to 95%": what is aimed at is no bound. "Lift up to 20 kg" is one. */
function isAimedAt(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'up' || tokens[at + 1]?.text !== 'to') return false
  const [figure, next, third] = [2, 3, 4].map((step) => tokens[at + step]?.text ?? '')
  const isShare =
    isFigure(figure ?? '') &&
    (/^(?:%|percent|per)$/.test(next ?? '') ||
      (/^(?:in|out)$/.test(next ?? '') && /^(?:\d|of$)/.test(third ?? '')))
  const lead = tokens.slice(Math.max(0, at - BROUGHT_REACH), at)
  const from = lead.findLastIndex(({ isFirst }) => isFirst)
  const sentence = from < 0 ? lead : lead.slice(from)
  return isShare && sentence.slice(0, -1).some(({ text }) => BRINGS.test(text))
}

/** What an "up to" can be the end of besides a figure: "up to a fortnight", "up to half", "up to director level". */
const REACHED =
  /^(?:half|quarter|third|couple|few|several|dozen|hundreds?|thousands?|fortnight|night|level|grade|now|date|christmas|easter|spring|summer|autumn|winter)$/
/** In tokens behind "up to": an article and a word before the measure. */
const REACHED_WITHIN = 3

const isMonthOrDay = (text: string) =>
  /^(?:jan(?:uary)?|feb(?:ruary)?|march|april?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/.test(
    text,
  )

/** "Pick the phone up to a customer", "train two up to read": where nothing is measured, "up to" is no bound. */
function isUpToNothing(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'up' || tokens[at + 1]?.text !== 'to') return false
  return !tokens
    .slice(at + 2, at + 2 + REACHED_WITHIN)
    .some(
      ({ text }) =>
        isFigure(text) ||
        /^[\d£$€]/.test(text) ||
        unitOf(text) !== null ||
        REACHED.test(text) ||
        isMonthOrDay(text),
    )
}

function matchAt(tokens: readonly Token[], at: number): Phrase | undefined {
  return BY_FIRST_WORD.get(tokens[at]?.text ?? '')?.find(
    ({ words, needsFigure }) =>
      words.every((word, index) => tokens[at + index]?.text === word) &&
      (!needsFigure || /^[\d£$€]/.test(tokens[at + words.length]?.text ?? '')),
  )
}

/** In the order of the text; no two overlap. */
export function findMeanings(tokens: readonly Token[]): MeaningMatch[] {
  const matches: MeaningMatch[] = []
  for (let at = 0; at < tokens.length; ) {
    const isOther =
      isMonth(tokens, at) || isMinutes(tokens, at) || isAimedAt(tokens, at) || isUpToNothing(tokens, at)
    const phrase = isOther ? undefined : matchAt(tokens, at)
    const isBehindFigure = isFigure(tokens[at - 1]?.text ?? '')
    if (isBehindFigure && tokens[at]?.text === '+') matches.push({ meaning: 'minimum', at, length: 1 })
    else if (isBehindFigure && tokens[at]?.text === 'odd') matches.push({ meaning: 'about', at, length: 1 })
    else if (phrase && phrase.meaning !== 'none')
      matches.push({ meaning: phrase.meaning, at, length: phrase.words.length })
    at += phrase?.words.length ?? 1
  }
  return matches
}

export function countMeanings(text: string): Map<Meaning, number> {
  const counts = new Map<Meaning, number>()
  for (const { meaning } of findMeanings(tokensOf(text))) counts.set(meaning, (counts.get(meaning) ?? 0) + 1)
  return counts
}
