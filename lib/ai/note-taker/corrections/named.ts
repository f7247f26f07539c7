import { saysAll, stemsOf } from '@/lib/consultation/guard/take-back/words'
import { amountKey } from './bounds'
import { figuresIn, substituteNamed } from './figures'
import { findWords } from './repairs'

/** What is left of a value without what an order names: nothing, a list without it, or null where it cannot be cut out. */
export type Left = { kind: 'nothing' } | { kind: 'list'; value: string } | { kind: 'part' }

const JOINT = /\s*[,;+]\s*(?:and\s+|or\s+|plus\s+)?|\s+(?:and|or|plus|&)\s+|\s*&\s*/giu
const JOINT_BEHIND = new RegExp(`^(?:${JOINT.source})`, 'iu')
const ITEM_WORDS = 4
/** Fewer words say one thing. */
const SHORT_STEMS = 12
const WHOLE_SHARE = 1 / 3

function withoutFirst(value: string, first: string, object: string): string | null {
  const place = findWords(first, object)
  const joint = JOINT_BEHIND.exec(value.slice(first.length))?.[0]
  if (!place || place.start === 0 || place.end !== first.length || joint === undefined) return null
  return value.slice(0, place.start) + value.slice(first.length + joint.length)
}

/** "Pension, gym and parking" without the gym. Null where the others would not read as they did. */
function withoutItem(value: string, object: string): string | null {
  const joints = [...value.matchAll(JOINT)].filter(({ index }) => index > 0)
  const items = [...joints.map(({ index }) => index), value.length].map((end, at) => {
    const before = joints[at - 1]
    return value.slice(before ? before.index + before[0].length : 0, end)
  })
  const at = items.findIndex((item) => saysAll(item, object))
  const isOnly = items.filter((item) => saysAll(item, object)).length === 1
  const isItem = (item: string) => item.trim().split(/\s+/).length <= ITEM_WORDS
  if (items.length < 2 || !isOnly || !items.slice(1).every(isItem) || !isItem(items[at] ?? '')) return null
  // What leads into a list stays: "They need Revit and Tekla" without Revit.
  if (at === 0 && stemsOf(items[0] ?? '').length > stemsOf(object).length)
    return withoutFirst(value, items[0] ?? '', object)
  const kept = items.filter((_, index) => index !== at)
  const words = joints.map(([joint]) => joint)
  const last = words.at(-1) ?? ', '
  const text = kept.map((item, index) =>
    index === 0 ? item : (index === kept.length - 1 ? last : (words[index - 1] ?? ', ')) + item,
  )
  // "Brass, CZ121": a grade behind a comma is part of the name before it.
  const isGrade = items.length === 2 && /^\s*,/.test(last) && /^\s*\S*\d\S*\s*$/.test(kept[0] ?? '')
  return isGrade ? null : text.join('').trim()
}

export function leftWithout(value: string, object: string): Left {
  const list = withoutItem(value, object)
  if (list) return { kind: 'list', value: list }
  const stems = new Set(stemsOf(value))
  const named = new Set(stemsOf(object))
  const hasMore = [...value.matchAll(JOINT)].some(({ index }) => index > 0)
  const isWhole = named.size >= stems.size * WHOLE_SHARE || (!hasMore && stems.size <= SHORT_STEMS)
  return !isWhole || (hasMore && named.size < stems.size / 2) ? { kind: 'part' } : { kind: 'nothing' }
}

/** Whether `words` are figures and nothing else, and `value` has all of them: "45 to 50" and "£45k-50k". */
export function saysFigures(value: string, words: string): boolean {
  const found = figuresIn(words)
  const around = found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), words)
  if (found.length === 0 || stemsOf(around).length > 1) return false
  const known = new Set(figuresIn(value).map(amountKey))
  return found.every((figure) => known.has(amountKey(figure)))
}

/** "£19.50 an hour" and " an hour depending" say what they share once. */
function joinOnce(by: string, rest: string): string {
  const words = rest.match(/\s*\S+/g) ?? []
  const shared = words.findLastIndex((_, at) => by.endsWith(words.slice(0, at + 1).join('')))
  return by + words.slice(shared + 1).join('')
}

/** `value` with `by` in the place of `old`. Null where the words of `old` do not stand together in it. */
export function swapped(value: string, old: string, by: string): string | null {
  const figured = figuresIn(old).length > 0 ? substituteNamed(value, `${old} was, ${by}`, true) : null
  const place = figured === null ? findWords(value, old) : null
  if (!place) return figured
  const rest = value.slice(0, place.start) + value.slice(place.end)
  const left = saysAll(rest, by) ? leftWithout(value, old) : null
  return left?.kind === 'list'
    ? left.value
    : value.slice(0, place.start) + joinOnce(by, value.slice(place.end))
}
