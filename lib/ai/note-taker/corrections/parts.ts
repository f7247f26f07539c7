import { contentWords } from './targets'

const JOINT = /(\s*[,;+]\s+(?:and\s+|plus\s+)?|\s+(?:and|plus|&)\s+)/i
const PART_WORDS = 8

/**
 * `earlier`, a list, with `said` in the place of the one item that it speaks of: "life cover, 30 days’ leave" and "leave is 28 days". Null
 * where `earlier` is no list, or `said` speaks of all of it.
 */
export function replacePart(earlier: string, said: string): string | null {
  const parts = earlier.split(JOINT)
  const items = parts.filter((_, at) => at % 2 === 0)
  if (items.length < 2 || items.some((item) => item.trim().split(/\s+/).length > PART_WORDS)) return null
  const words = contentWords(said)
  const meant = items.filter((item) => [...contentWords(item)].some((word) => words.has(word)))
  const [item, ...others] = meant
  if (item === undefined || others.length > 0) return null
  return parts.map((part) => (part === item ? said.replace(/[,;.\s]+$/, '') : part)).join('')
}
