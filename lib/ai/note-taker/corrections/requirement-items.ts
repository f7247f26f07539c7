import type { Strength } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import { contentWords } from './targets'

/** One of the things that a requirement of the brief lists. */
export interface Item {
  fact: Fact
  /** Its place in the list, from 0. */
  at: number
  text: string
}

const WEIGHT_TAIL =
  /[\s,;–—-]+(?:(?:is|are) (?:both |all |also )*)?(?:all |both )?(?:an? )?(?:of them )?(?:must[- ]haves?|musts?|essentials?|required|mandatory|needed|nice[- ]to[- ]haves?|desirable|preferred)(?: too| as well| please)*\W*$/iu
const HAS_VERB = /\b(?:is|are|was|were|would|will|can|could|should|must|has|does|do)\b/i

/** The things that a requirement lists, without what it says of their weight. One, where it is no plain list. */
export function itemsOf(value: string): string[] {
  const plain = value.replace(WEIGHT_TAIL, '')
  const parts = plain.split(/\s*[,;]\s+/)
  const last = (parts.pop() ?? '').replace(/^and\s+/i, '')
  const items = [...parts, ...last.split(/\s+and\s+/i)].filter((item) => /[\p{L}\p{N}]/u.test(item))
  return items.length > 1 && !items.slice(1).some((item) => HAS_VERB.test(item)) ? items : [plain]
}

export const joinItems = (items: readonly string[], value: string): string => {
  const last = items.at(-1) ?? ''
  const isSpoken = /\sand\s/i.test(value) && items.length > 1
  return isSpoken ? `${items.slice(0, -1).join(', ')} and ${last}` : items.join(', ')
}

const SHORTEST_STEM = 3
const tokensOf = (words: string): string[] =>
  [...contentWords(words)]
    .flatMap((word) => word.split(/[’'&/-]/))
    .map((word) => (/^yrs?$/.test(word) ? 'year' : word.replace(/(?<=\p{L}{3})s$/u, '')))
    .filter((word) => word !== '')

const isSame = (said: string, known: string): boolean =>
  said === known || (said.length >= SHORTEST_STEM && known.startsWith(said))

/** The one item that has all of the words, or null. */
export function findItem(items: readonly Item[], words: string): Item | null {
  const said = tokensOf(words)
  if (said.length === 0) return null
  const found = items.filter(({ text }) => {
    const known = tokensOf(text)
    return said.every((word) => known.some((one) => isSame(word, one)))
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The items of a list of names, each or null. Of several with one name, the one in the list of the others is meant. */
export function findItems(items: readonly Item[], names: readonly string[]): (Item | null)[] {
  const known = names.flatMap((name) => findItem(items, name) ?? [])
  const near = items.filter(({ fact }) => known.some((item) => item.fact.id === fact.id))
  return names.map((name) => findItem(items, name) ?? findItem(near, name))
}

/** The item of which something is named last in the words: "I’d take someone without the HNC". Null where two are named by the same word. */
export function lastItemNamed(items: readonly Item[], words: string): Item | null {
  for (const word of tokensOf(words).reverse()) {
    const found = items.filter(({ text }) => tokensOf(text).some((one) => isSame(word, one)))
    if (found.length === 1 && word.length >= SHORTEST_STEM) return found[0] ?? null
  }
  return null
}

export const allItems = (facts: readonly Fact[]): Item[] =>
  facts.flatMap((fact) => itemsOf(fact.value).map((text, at) => ({ fact, at, text })))

export interface Weighed {
  item: Item
  strength: Strength
}
