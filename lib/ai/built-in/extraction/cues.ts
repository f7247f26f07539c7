import { memoizeByText } from '@/lib/consultation/guard/memoize'
import type { Topic } from '@/lib/consultation/topics'
import { OFFER_CUES } from './lexicon/offer-cues'
import { PERSON_CUES } from './lexicon/person-cues'
import { TERMS_CUES } from './lexicon/terms-cues'

type Compiled = { topic: Topic; weight: number; pattern: RegExp }

/** The alternatives of a pattern at its top level. */
function alternatives(source: string): string[] {
  const parts: string[] = []
  let depth = 0
  let isClass = false
  let start = 0
  for (let i = 0; i < source.length; i += 1) {
    const character = source.charAt(i)
    if (character === '\\') i += 1
    else if (isClass) isClass = character !== ']'
    else if (character === '[') isClass = true
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === '|' && depth === 0) {
      parts.push(source.slice(start, i))
      start = i + 1
    }
  }
  return [...parts, source.slice(start)]
}

/** One pattern for all: what begins at a word is tried at the beginnings of words alone, which is most of the time saved. */
function combined(patterns: readonly string[]): RegExp {
  const all = patterns.flatMap(alternatives)
  const atWords = all.filter((part) => /^\\b(?:[a-z(]|\\w)/.test(part)).map((part) => part.slice(2))
  const others = all.filter((part) => !/^\\b(?:[a-z(]|\\w)/.test(part))
  const words = atWords.length === 0 ? [] : [`\\b(?=\\w)(?:${atWords.join('|')})`]
  return new RegExp([...words, ...others].join('|'))
}

const CUES: Compiled[] = [PERSON_CUES, OFFER_CUES, TERMS_CUES].flatMap((lists) =>
  Object.entries(lists).flatMap(([topic, cues]) => {
    const byWeight = new Map<number, string[]>()
    for (const [weight, pattern] of cues) byWeight.set(weight, [...(byWeight.get(weight) ?? []), pattern])
    return [...byWeight].map(([weight, patterns]) => ({
      topic: topic as Topic,
      weight,
      pattern: combined(patterns),
    }))
  }),
)

export type Scores = Partial<Record<Topic, number>>

/** What the cues in a piece of text say, by topic: the strongest cue, and a third of each weaker class that is there too. */
export const cueScores: (text: string) => Readonly<Scores> = memoizeByText((text) => {
  const lower = text.toLowerCase()
  const found = new Map<Topic, { best: number; sum: number }>()
  for (const { topic, weight, pattern } of CUES) {
    if (!pattern.test(lower)) continue
    const known = found.get(topic) ?? { best: 0, sum: 0 }
    found.set(topic, { best: Math.max(known.best, weight), sum: known.sum + weight })
  }
  return Object.fromEntries([...found].map(([topic, { best, sum }]) => [topic, best + (sum - best) / 3]))
})
