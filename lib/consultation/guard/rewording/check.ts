import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { scopeChanged, strengthChanged } from './amounts'
import {
  boundChanged,
  conditionChanged,
  directionChanged,
  exclusivityChanged,
  negationChanged,
} from './logic'
import { figureChanged, nameChanged, unitChanged } from './measures'
import { isClose, type Pair } from './pair'
import { subjectChanged } from './subject'
import { type RewordingContext, readRewordingText, stemOf } from './text'

export const REWORDING_REASONS = [
  'figure',
  'unit',
  'name',
  'negation',
  'condition',
  'bound',
  'exclusivity',
  'direction',
  'scope',
  'strength',
  'subject',
] as const
export type RewordingReason = (typeof REWORDING_REASONS)[number]

export type RewordingVerdict =
  | { verdict: 'same' }
  | { verdict: 'changed'; reason: RewordingReason }
  /** Code cannot tell. */
  | { verdict: 'judge' }

export interface Rewording extends RewordingContext {
  before: string
  after: string
  /** The line stands under "Nice to have", which says what "ideally" said. */
  isNiceToHave?: boolean
  /** The line stands under "Progression", where nothing is certain: "could be" says no less than the bare words. */
  isProspect?: boolean
  /** What stands above the line, and need not be said again: "January" under "Start date" says "January start". */
  heading?: string
}

const CHECKS: readonly (readonly [RewordingReason, (pair: Pair) => boolean])[] = [
  ['figure', figureChanged],
  ['unit', unitChanged],
  ['name', nameChanged],
  ['negation', negationChanged],
  ['condition', conditionChanged],
  ['bound', boundChanged],
  ['exclusivity', exclusivityChanged],
  ['direction', directionChanged],
  ['scope', scopeChanged],
  ['strength', strengthChanged],
  ['subject', subjectChanged],
]

/** Seen in any two lines; the others only where the words mostly stayed. */
const CERTAIN: readonly RewordingReason[] = ['figure', 'unit', 'name']

const toPair = ({
  before,
  after,
  isNiceToHave = false,
  isProspect = false,
  heading = '',
  ...context
}: Rewording): Pair => ({
  before: readRewordingText(before, context),
  after: readRewordingText(after, context),
  context,
  isNiceToHave,
  isProspect,
  headingStems: new Set(tokensOf(heading).map(({ text }) => stemOf(text))),
})

function reasonsOf(pair: Pair): RewordingReason[] {
  const close = isClose(pair)
  return CHECKS.flatMap(([reason, isChanged]) =>
    (close || CERTAIN.includes(reason)) && isChanged(pair) ? [reason] : [],
  )
}

/** Every reason for which a reworded line says something else. */
export const listRewordingReasons = (rewording: Rewording): RewordingReason[] => reasonsOf(toPair(rewording))

/**
 * Whether a reworded line says what it said. `same`: nothing but edits of a closed list. `changed`: code sees that its meaning differs.
 * Everything else is for a judge; without one the words stay as they were.
 */
export function checkRewording(rewording: Rewording): RewordingVerdict {
  const pair = toPair(rewording)
  if (pair.after.tokens.length > 0 && pair.before.neutral.join(' ') === pair.after.neutral.join(' '))
    return { verdict: 'same' }
  const [reason] = reasonsOf(pair)
  return reason ? { verdict: 'changed', reason } : { verdict: 'judge' }
}
