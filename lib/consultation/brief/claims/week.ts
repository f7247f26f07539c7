import { NUMBER, toNumber } from '@/lib/consultation/brief/slots/figures'
import type { Claim } from './claim'

/** Of somebody else, another time, or work on top. */
export const OTHER_WEEK =
  /\b(?:last|previous|former|predecessor|used to|was|were|overtime|on[- ]call|call[- ]?outs?|stand[- ]?by|notice|if|unless|could|can|may|might|sometimes|occasional\w*|possibl[ye]|other|others|another|next door|cover|clients?|customers?|average[sd]?|summer|winter|sums|based on|pro[- ]rata|equivalent|saturdays?|sundays?|or)\b/i

const WEEKLY = new RegExp(
  `\\b(?<min>${NUMBER})(?:\\s?(?:-|–|to)\\s?(?<max>${NUMBER}))?[- ]?(?:hours?|hrs?|h)(?:[- ](?:(?:a|per|each) )?|\\s?/\\s?)(?:week|wk)\\b`,
  'i',
)
const HOURS = new RegExp(
  `\\b(?<min>${NUMBER})(?:\\s?(?:-|–|to)\\s?(?<max>${NUMBER}))?[- ]?(?:hours?|hrs?|h)\\b(?! (?:a|per|each) (?:day|shift|night|month|year))`,
  'i',
)
/** Fewer are the hours of a day. */
const LEAST_WEEKLY = 16
/** Fewer a week are of one task: "an hour a week with the graduates". */
const LEAST_JOB = 6
const DAYS_A_WEEK = new RegExp(
  `(?:\\b(?:it['’]s|it is|(?:job|role|post)(?:['’]s| is)|works?|working)(?: only| just)? )(${NUMBER})[- ]days?(?:[- ](?:a|per) |[- ])week\\b(?! (?:in|at|on|from) |, the rest)`,
  'i',
)
const FULL_WEEK = 5

function readHours(words: string, isTopic: boolean): Claim[] {
  const weekly = WEEKLY.exec(words)?.groups
  const groups = weekly ?? (isTopic ? HOURS.exec(words)?.groups : undefined) ?? {}
  const min = toNumber(groups.min ?? '')
  const max = groups.max === undefined ? min : toNumber(groups.max)
  return min === null || max === null || min > max || min < (weekly ? LEAST_JOB : LEAST_WEEKLY)
    ? []
    : [{ kind: 'hours', min, max }]
}

function readShare(words: string): Claim[] {
  const isFull = /(?<!\bof )\bfull[- ]?time\b/i.test(words)
  const days = toNumber(DAYS_A_WEEK.exec(words)?.[1] ?? '')
  const isPart = /\bpart[- ]?time\b/i.test(words) || (days !== null && days < FULL_WEEK)
  return isFull === isPart ? [] : [{ kind: 'share', share: isFull ? 'full' : 'part' }]
}

const DAYS: readonly ['weekdays' | 'weekends' | 'rota', RegExp][] = [
  ['weekdays', /\bmon(?:day)?s? ?(?:to|-|–|through|until) ?fri(?:day)?s?\b|\bweekdays (?:only|all year)\b/i],
  ['weekends', /\b(?:weekends only|(?:only|just) (?:at )?weekends)\b/i],
  [
    'rota',
    /\b(?:two|three|four|five|six|seven|[2-7]) on,? ?(?:and )?(?:two|three|four|five|six|seven|[2-7]) off\b|\bcontinental shifts?\b/i,
  ],
]
const SHIFTS: readonly ['days' | 'nights' | 'rotating', RegExp][] = [
  [
    'days',
    /\b(?:days only|(?:only|just) days|(?:regular|straight|steady) days|day[- ]?shifts?(?: only)?)\b(?! and| then|,? nights)/i,
  ],
  [
    'nights',
    /\b(?:nights only|(?:only|just) nights|(?:permanent|regular|straight|steady|all) nights|night[- ]?shifts?(?: only)?)\b(?<!days? and nights)/i,
  ],
  [
    'rotating',
    /\brotating\b|\b(?:earlies|days|mornings)(?:,| and| then)+ (?:lates|nights|afternoons)\b|\balternat\w+ shifts\b|\b(?:two|three|double)[- ]?(?:day )?shift\b/i,
  ],
]

function readOne<T>(rows: readonly [T, RegExp][], words: string): T | undefined {
  const found = rows.filter(([, pattern]) => pattern.test(words))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** Hours a week, the share of a full week, its days and shifts. Without `isTopic` only hours a week. */
export function readWeek(words: string, isTopic: boolean): Claim[] {
  if (!isTopic) return readHours(words, false)
  const days = readOne(DAYS, words)
  const shift = readOne(SHIFTS, words)
  return [
    ...readHours(words, true),
    ...readShare(words),
    ...(days ? [{ kind: 'days' as const, days }] : []),
    ...(shift ? [{ kind: 'shift' as const, shift }] : []),
  ]
}
