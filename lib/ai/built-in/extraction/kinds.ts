import { entitiesOf } from './entities'
import { NUMBER } from './numbers'
import { hasPay } from './pay'
import { hasCode } from './unknown-names'

/** What sort of thing words name; one value takes the place of another of its kind alone. */
export type Kind = 'money' | 'percent' | 'time' | 'hours' | 'date' | 'place' | 'name' | 'count'

const TESTS: readonly [Kind, RegExp][] = [
  ['percent', /\d ?%|\bper ?cent\b/i],
  ['hours', new RegExp(`\\b${NUMBER}[- ]?(?:hours?|hrs?|shifts?)\\b`, 'i')],
  ['time', new RegExp(`\\b${NUMBER}[- ]?(?:years?|yrs?|months?|weeks?|days?)\\b`, 'i')],
  [
    'date',
    /\b(?:january|february|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|easter|christmas)s?\b/i,
  ],
]

/** The kind of what a few words name, or null where nothing tells. */
export function kindOf(text: string): Kind | null {
  if (/£/.test(text) || (hasPay(text) && /\d/.test(text))) return 'money'
  const named = TESTS.find(([, pattern]) => pattern.test(text))?.[0]
  if (named !== undefined) return named
  const kinds = entitiesOf(text).map(({ kind }) => kind)
  if (kinds.some((kind) => kind !== 'place' && kind !== 'skill') || hasCode(text)) return 'name'
  if (kinds.includes('place')) return 'place'
  if (kinds.includes('skill')) return 'name'
  return new RegExp(`^\\W*${NUMBER}\\W*$`, 'i').test(text) ? 'count' : null
}

/** True where `by` can stand in the place of `old`: both are of one kind, or neither tells and `by` is as short as a name. */
export function canReplace(old: string, by: string): boolean {
  const [from, to] = [kindOf(old), kindOf(by)]
  if (from === to) return from !== null || by.trim().split(/\s+/).length <= 5
  if (from === 'count' || to === 'count') return from !== 'name' && from !== 'place' && to !== 'place'
  if (to === null) return by.trim().split(/\s+/).length <= 3
  return from === null && (to === 'name' || to === 'place')
}
