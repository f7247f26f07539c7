import type { Topic } from '@/lib/consultations/options'
import { OFFER_CUES } from './lexicon/offer-cues'
import { PERSON_CUES } from './lexicon/person-cues'
import { TERMS_CUES } from './lexicon/terms-cues'

type Compiled = { topic: Topic; weight: number; pattern: RegExp }

const CUES: Compiled[] = [PERSON_CUES, OFFER_CUES, TERMS_CUES].flatMap((lists) =>
  Object.entries(lists).flatMap(([topic, cues]) => {
    const byWeight = new Map<number, string[]>()
    for (const [weight, pattern] of cues) byWeight.set(weight, [...(byWeight.get(weight) ?? []), pattern])
    return [...byWeight].map(([weight, patterns]) => ({
      topic: topic as Topic,
      weight,
      pattern: new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'i'),
    }))
  }),
)

export type Scores = Partial<Record<Topic, number>>

/** What the cues in a piece of text say, by topic: the strongest cue, and a third of each weaker class that is there too. */
export function cueScores(text: string): Scores {
  const found: Scores = {}
  const all = new Map<Topic, number[]>()
  for (const { topic, weight, pattern } of CUES)
    if (pattern.test(text)) all.set(topic, [...(all.get(topic) ?? []), weight])
  for (const [topic, weights] of all) {
    const best = Math.max(...weights)
    found[topic] = best + (weights.reduce((sum, weight) => sum + weight, 0) - best) / 3
  }
  return found
}
