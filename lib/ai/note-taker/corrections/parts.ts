import { figuresIn } from './figures'
import { contentWords } from './targets'

const JOINT = /(\s*[,;+]\s+(?:and\s+|plus\s+)?|\s+(?:and|plus|&)\s+)/i
const ITEM_WORDS = 8
/** So few words name a thing, as the items of a list do. */
const NAME_WORDS = 4
const LIST_ITEMS = 3
/** Says something of its own, so that it would not read as an item. */
const OWN = /^\W*(?:not|no|we|i|they|it|you|that|this)\b|n['’]t\b/i

/** `value`: the list as it is now. `isBeside`: what was said is no item, and goes next to it. */
export interface PartReplaced {
  value: string
  isBeside: boolean
}

/**
 * `earlier`, a list, where `said` corrects the one item that it speaks of: "life cover, 30 days’ leave" and "leave is 28 days". Null where
 * `earlier` is no list, or `said` speaks of all of it.
 */
export function replacePart(earlier: string, said: string): PartReplaced | null {
  const parts = earlier.split(JOINT)
  const items = parts.filter((_, at) => at % 2 === 0)
  if (items.length < 2 || items.some((item) => item.trim().split(/\s+/).length > ITEM_WORDS)) return null
  const words = contentWords(said)
  const [item, ...others] = items.filter((one) => [...contentWords(one)].some((word) => words.has(word)))
  if (item === undefined || others.length > 0) return null
  const [by = ''] = said.split(/[,;–—]\s|\.\s|\.$/)
  const own = contentWords(item)
  const count = by.trim().split(/\s+/).length
  const isAlike = [...contentWords(by)].some((word) => own.has(word))
  const isFigured = figuresIn(by).length > 0 && figuresIn(item).length > 0
  const isItem = !OWN.test(by) && count <= ITEM_WORDS && (isFigured || (count <= NAME_WORDS && by === said))
  if (isAlike && isItem)
    return { value: parts.map((part) => (part === item ? by.trim() : part)).join(''), isBeside: false }
  if (items.length < LIST_ITEMS) return null
  return { value: items.filter((one) => one !== item).join(', '), isBeside: true }
}
