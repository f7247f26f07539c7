import certificates from '@/lib/ai/note-taker/lexicon/certificates.json'
import places from '@/lib/ai/note-taker/lexicon/places.json'
import tools from '@/lib/ai/note-taker/lexicon/tools.json'
import type { Fact } from '@/lib/consultation/brief/schema'

/** Words so short that they could be initials, but are not. */
const SHORT_WORDS = new Set(
  `a am an and any are as ask at be but by can car day do end few for get go had has he her him his how i if in is it its job kit lot man men new no nor not now of off
  old on one or our out own pay per put run say see set she six so ten the to too two up us use van via was way we who why yes yet you all`.split(
    /\s+/,
  ),
)

/** Names by their spelling in lower case. Of longer names only their initials are known, not their plain words. */
const NAMES = new Map(
  [...tools.names, ...certificates.names, ...places.names].flatMap((name) => {
    const words = name.split(/\s+/)
    return words
      .filter((word) => /\p{Lu}.*\p{Lu}/u.test(word) || (words.length === 1 && /^\p{Lu}/u.test(word)))
      .map((word) => [word.toLowerCase(), word] as const)
  }),
)

const isShouted = (value: string) => /\p{Lu}{4}/u.test(value) && !/\p{Ll}/u.test(value)

/** Shouted facts of several words that it takes; names alone are often all capitals. */
const PHRASES = 2
const MOSTLY = 0.6

/** True when the manager types in capitals throughout, so that capitals mark no names. */
export function isShouting(facts: readonly Fact[]): boolean {
  const worded = facts.filter((fact) => /\p{L}{4}/u.test(fact.value))
  const shouted = worded.filter((fact) => isShouted(fact.value))
  const phrases = shouted.filter((fact) => fact.value.trim().split(/\s+/).length > 2)
  return phrases.length >= PHRASES && shouted.length >= worded.length * MOSTLY
}

/** A value typed in capitals as it would be written: known names in their own spelling, short initials kept, the rest lower. */
export function quietened(value: string): string {
  if (!isShouted(value)) return value
  return value
    .replace(/\p{L}[\p{L}\p{N}'’.-]*\p{L}|\p{L}/gu, (word) => {
      const lower = word.toLowerCase()
      if (SHORT_WORDS.has(lower)) return lower
      return NAMES.get(lower) ?? (word.length <= 3 ? word : lower)
    })
    .replace(/(?<=[.?]\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
}
