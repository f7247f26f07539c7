import type { Topic } from './headings'
import type { PageText, TextBlock } from './page'
import { isWorkPage } from './vocabulary'

const INTRODUCTIONS: readonly [Topic, RegExp][] = [
  [
    'aside',
    /\byou(?:['’]ll| will)? (?:need|must have|bring|will be)\b|\b(?:requirements|essential|desirable|looking for)\b/i,
  ],
  [
    'hiringProcess',
    /\b(?:(?:interview|application|hiring|recruitment) process|how to apply|(?:three|four|two) (?:steps|stages))\b/i,
  ],
  ['values', /\b(?:values|principles|beliefs|rules|we (?:believe|stand for|live by|hold to|promise))\b/i],
  ['standards', /\b(?:accredit\w+|certif\w+|approv(?:ed|als))\b/i],
  ['customers', /\b(?:customers|clients) (?:include|are|range)\b/i],
  ['sectors', /\b(?:sectors|industries|markets)\b/i],
]
const REWARDS_INTRODUCTION =
  /\b(?:benefits?|perks|package|in return|you(?:['’]ll| will)? (?:get|receive|enjoy|have)|we (?:also )?(?:offer|provide|give))\b/i
const MAX_INTRODUCTION_LENGTH = 240
/** Looking back over a whole list for each of its items makes long lists quadratic. */
const LOOK_BACK_MAX = 100

/** `index` is any item of the list. Null where the sentence above announces no topic. */
export function topicFromIntroduction(
  page: PageText,
  blocks: readonly TextBlock[],
  index: number,
): Topic | null {
  let first = index
  while (blocks[first - 1]?.kind === 'item' && index - first < LOOK_BACK_MAX) first -= 1
  const above = blocks[first - 1]
  if (above?.kind !== 'text' || above.end - above.start > MAX_INTRODUCTION_LENGTH) return null
  const text = page.text.slice(above.start, above.end)
  const isAboutStaff =
    isWorkPage(page.kind) ||
    /\b(?:our (?:people|staff|team|employees)|everyone|employees|colleagues)\b/i.test(text)
  if (isAboutStaff && REWARDS_INTRODUCTION.test(text)) return 'rewards'
  return /[:.]$/.test(text) ? (INTRODUCTIONS.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null
}
