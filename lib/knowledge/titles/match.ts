import { NearestTitles } from './nearest'
import { splitAlternatives, splitTitle, toKey, toTokens, withoutSeniority } from './tokens'
import { HARMLESS, SECTORS, SPECIFIC } from './words'

/** `found` when sure. Else `candidates` are up to three to choose from, the likeliest first; none if nothing fits. */
export interface TitleMatch<T> {
  found: T | null
  candidates: readonly T[]
}

/** What a title may mean. No value: it is known to mean something that is not in the list. */
export interface TitleMeaning {
  values: readonly string[]
  isSure: boolean
}

const MAX_CANDIDATES = 3
/** Words of a title that are looked at. */
const MAX_TOKENS = 10

const toMatch = ({ values, isSure }: TitleMeaning): TitleMatch<string> =>
  isSure && values.length === 1
    ? { found: values[0] ?? null, candidates: [] }
    : { found: null, candidates: values.slice(0, MAX_CANDIDATES) }

interface Fit {
  tokens: readonly string[]
  meaning: TitleMeaning
  /** The words left over don't change what it means. */
  isClean: boolean
}

/** Looks titles up in `meanings`, whose keys are made by `toListKey`. */
export class TitleIndex {
  readonly #meanings: ReadonlyMap<string, TitleMeaning>
  readonly #nearest: NearestTitles
  /** The words of all titles, each with the values of the titles it is in. */
  readonly #words = new Map<string, Set<string>>()

  constructor(meanings: ReadonlyMap<string, TitleMeaning>) {
    this.#meanings = meanings
    this.#nearest = new NearestTitles(meanings)
    for (const [key, { values }] of meanings)
      for (const word of key.split(' ')) {
        const known = this.#words.get(word) ?? new Set()
        this.#words.set(word, known)
        for (const value of values) known.add(value)
      }
  }

  /** Never guesses: what is neither known nor close to one known title has candidates or nothing. */
  match(title: string): TitleMatch<string> {
    const parts = splitTitle(title)
    const known = this.#matchExactly(parts)
    if (known) return toMatch(known)
    const main = this.#matchExactly(parts.slice(0, 1))
    const fit = (main ? null : this.#matchAlternatives(parts)) ?? this.#matchPart(parts)
    if (fit.isSure && main?.isSure !== false) return toMatch(fit)
    if (main?.values.length === 0) return toMatch(main)
    const near = main ? [] : this.#findNearest(parts)
    const likeliest = main?.values ?? near.slice(0, 1)
    return toMatch({ values: [...new Set([...likeliest, ...fit.values, ...near])], isSure: false })
  }

  #findNearest([main = '', ...rest]: readonly string[]): string[] {
    return this.#nearest.find(withoutSeniority(toTokens(main)), withoutSeniority(rest.flatMap(toTokens)))
  }

  /** All words, then without seniority, then without what stands in brackets or behind a dash. */
  #matchExactly(parts: readonly string[]): TitleMeaning | null {
    const [main = [], ...rest] = parts.map(toTokens)
    const all = [...main, ...rest.flat()]
    const readings = [all, withoutSeniority(all), ...rest.map((part) => withoutSeniority([...main, ...part]))]
    if (rest.flat().every((word) => SECTORS.has(word) || this.#isAside(word)))
      readings.push(main, withoutSeniority(main))
    for (const reading of readings) {
      const meaning = this.#meanings.get(toKey(reading))
      if (meaning) return meaning
    }
    return null
  }

  /** Says nothing about the work, or is in no title that is known. */
  #isAside(word: string): boolean {
    return HARMLESS.has(word) || !this.#words.has(word) || /^\d+$/.test(word)
  }

  #matchAlternatives([main = '', ...rest]: readonly string[]): TitleMeaning | null {
    const alternatives = splitAlternatives(main)
    const head = main.match(/\p{L}+\s*$/u)?.[0] ?? ''
    const meanings = alternatives.map(
      (part) =>
        this.#matchExactly([part]) ?? this.#matchExactly([`${part} ${head}`]) ?? this.#matchPart([part]),
    )
    const values = new Set(meanings.flatMap((meaning) => meaning?.values ?? []))
    if (values.size === 0) return null
    const isAside = rest.flatMap(toTokens).every((word) => this.#isAside(word))
    return {
      values: [...values],
      isSure: isAside && meanings.every((meaning) => meaning?.isSure && meaning.values.length > 0),
    }
  }

  /** By the known titles in it that end in the same word, the longest of each. */
  #matchPart(parts: readonly string[]): TitleMeaning {
    const fits = this.#findFits(parts.map((part) => withoutSeniority(toTokens(part))))
    const clean = fits.filter(({ isClean }) => isClean)
    const values = new Set((clean.length > 0 ? clean : fits).flatMap(({ meaning }) => meaning.values))
    const isSure =
      values.size === 1 && clean.every((fit) => fit.meaning.isSure && fit.meaning.values.length > 0)
    if (clean.length === 0 || !isSure) return { values: [...values], isSure: false }
    // A word left over may make another title of it: "finance business analyst".
    const rivals = fits.filter(({ tokens, isClean, meaning }) => {
      const isOther = !isClean && !meaning.values.some((value) => values.has(value))
      return (
        isOther &&
        tokens.some((word) => !HARMLESS.has(word) && !clean.some((fit) => fit.tokens.includes(word)))
      )
    })
    return {
      values: [...values, ...rivals.flatMap(({ meaning }) => meaning.values)],
      isSure: rivals.length === 0,
    }
  }

  #findFits(parts: readonly (readonly string[])[]): Fit[] {
    const tokens = [...new Set(parts.flat())].slice(0, MAX_TOKENS)
    const heads = new Set(parts.map((part) => part.findLast((word) => !this.#isAside(word))))
    const isAlone = parts[0]?.filter((word) => !HARMLESS.has(word)).length === 1
    const fits: Fit[] = []
    for (let mask = 2 ** tokens.length - 1; mask > 0; mask -= 1) {
      const chosen = tokens.filter((_, at) => mask & (1 << at))
      if (!chosen.some((word) => heads.has(word))) continue
      if (chosen.length === 1 && !SPECIFIC.has(chosen[0] ?? '') && !isAlone) continue
      const meaning = this.#meanings.get(toKey(chosen))
      if (!meaning) continue
      const left = tokens.filter((word) => !chosen.includes(word))
      fits.push({ tokens: chosen, meaning, isClean: left.every((word) => this.#isOfFamily(word, meaning)) })
    }
    return fits
      .filter(
        (fit) =>
          !fits.some((other) => other !== fit && fit.tokens.every((word) => other.tokens.includes(word))),
      )
      .sort((a, b) => b.tokens.length - a.tokens.length)
  }

  /** Stands in another title of the same meaning. */
  #isOfFamily(word: string, { values }: TitleMeaning): boolean {
    const [value] = values
    return (
      this.#isAside(word) ||
      (values.length === 1 && value !== undefined && Boolean(this.#words.get(word)?.has(value)))
    )
  }
}
