import { HARMLESS } from './words'

/** Null stands for something that is not in the list. */
type Value = string | null

interface KnownTitle {
  words: readonly string[]
  weight: number
  values: readonly Value[]
}

/** What stands behind a dash or in brackets says less about the work. */
const ASIDE_WEIGHT = 0.5
/** Of each further title that means the same, compared with the one before. */
const VOTE_DECAY = 0.5
const MAX_VOTES = 6
/** Two equal titles score 1; several close ones add up. */
const MIN_SCORE = 0.6
/** Of the best score: what is further off is not offered. */
const CLOSE = 0.5

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)

/** Ranks what a title may mean by the known titles with which it shares its rare words. */
export class NearestTitles {
  readonly #titlesByWord = new Map<string, KnownTitle[]>()
  readonly #rareness = new Map<string, number>()
  readonly #unknownRareness: number

  constructor(meanings: ReadonlyMap<string, { values: readonly string[] }>) {
    const counts = new Map<string, number>()
    for (const key of meanings.keys())
      for (const word of key.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) this.#rareness.set(word, Math.log(meanings.size / count))
    this.#unknownRareness = Math.log(meanings.size)
    for (const [key, { values }] of meanings) {
      const words = key.split(' ')
      const weight = sum(words.map((word) => this.#rareness.get(word) ?? 0))
      const title = { words, weight, values: values.length > 0 ? values : [null] }
      for (const word of words) {
        const titles = this.#titlesByWord.get(word) ?? []
        this.#titlesByWord.set(word, titles)
        titles.push(title)
      }
    }
  }

  /** Unknown words count against what is near, but not in `aside`, where they are names and places. */
  #weigh(main: readonly string[], aside: readonly string[]): ReadonlyMap<string, number> {
    const weights = new Map<string, number>()
    for (const word of aside) weights.set(word, ASIDE_WEIGHT * (this.#rareness.get(word) ?? 0))
    for (const word of main) weights.set(word, this.#rareness.get(word) ?? this.#unknownRareness)
    for (const word of weights.keys()) if (HARMLESS.has(word)) weights.delete(word)
    return weights
  }

  /** The likeliest first. Empty where nothing is near, or what is not in the list is nearer. */
  find(main: readonly string[], aside: readonly string[]): string[] {
    const weights = this.#weigh(main, aside)
    const wanted = sum(weights.values())
    const near = new Set([...weights.keys()].flatMap((word) => this.#titlesByWord.get(word) ?? []))
    const votes = new Map<Value, number[]>()
    for (const { words, weight, values } of near) {
      const score = (2 * sum(words.map((word) => weights.get(word) ?? 0))) / (wanted + weight)
      for (const value of values) votes.set(value, [...(votes.get(value) ?? []), score])
    }
    const scores = [...votes].map(([value, all]) => {
      const best = all.sort((a, b) => b - a).slice(0, MAX_VOTES)
      return { value, score: sum(best.map((score, at) => score * VOTE_DECAY ** at)) }
    })
    const [best, ...others] = scores.sort((a, b) => b.score - a.score)
    if (!best || best.value === null || best.score < MIN_SCORE) return []
    return [best, ...others].flatMap(({ value, score }) =>
      value !== null && score >= CLOSE * best.score ? [value] : [],
    )
  }
}
