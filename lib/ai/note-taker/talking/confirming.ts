import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { capitalised } from '@/lib/ai/note-taker/writing/spelling'
import { STRENGTHS, type Strength } from '@/lib/consultation/brief/options'
import { describePay } from '@/lib/consultation/brief/slots/describe'
import { parsePay, parseShortPay } from '@/lib/consultation/brief/slots/pay'
import type { Acknowledgement } from '@/lib/consultation/interview/plan'
import { REQUIREMENT_TOPICS, type Topic, topicPhrase } from '@/lib/consultation/topics'
import { pick, quote, type Wording } from './wording'

/** Values that one sentence names at most. */
const MAX_NAMED = 4
/** Longest corrected value that is said in full, in characters: what one can still follow by ear. */
const MAX_CORRECTED_LENGTH = 170
/** Longest value that is named where a shorter word would do, in characters. */
const MAX_NAMED_LENGTH = 60
/** A message with more new points than this is answered as a long one. */
const MANY_POINTS = 4

type Corrected = Extract<Acknowledgement, { kind: 'corrected' }>

/** None of them claims that all of the message is in the brief: some of it may not be. */
const ADDED = ['Got it.', 'Thanks.', 'OK.'] as const
const ADDED_MUCH = [
  'Thanks, that’s a lot to go on.',
  'Thanks, that’s really useful.',
  'Great, thanks.',
] as const

/** Says that something entered the brief, and none of it: the brief shows it. */
export function confirmNew(items: readonly Acknowledgement[], { turn, avoid }: Wording): string {
  const added = items.filter(({ kind }) => kind === 'captured').length
  if (added === 0) return ''
  return pick(added > MANY_POINTS ? ADDED_MUCH : ADDED, turn, avoid)
}

/** Says in full what "28 to 34" was taken for, so that it can be put right. */
export function confirmShortPay(items: readonly Acknowledgement[]): string {
  const values = items.flatMap((item) =>
    item.kind === 'captured' && item.topic === 'pay' ? [item.value] : [],
  )
  const taken = values.flatMap((value) => (parsePay(value) === null ? (parseShortPay(value) ?? []) : []))
  return taken[0] ? `I’ve taken that as ${describePay({ ...taken[0], extras: null })}.` : ''
}

/** Topics of which a brief holds several points, or whose phrase does not read well before "is now". */
const LISTED: readonly Topic[] = [
  ...REQUIREMENT_TOPICS,
  'success',
  'hours',
  'culture',
  'growth',
  'motivation',
  'healthSafety',
  'benefits',
  'responsibilities',
  'expenses',
  'driver',
  'alsoSaid',
]

/** "Pay is now £46k" where a topic has one answer; of a list the item that went is named with the one that came. */
function correction({ topic, value, was, strength }: Corrected): string {
  const pay = topic === 'pay' && parsePay(value) === null ? parseShortPay(value) : null
  if (pay) return `${topicPhrase(topic)} is now ${describePay(pay)}`
  const now = `${quote(value, MAX_CORRECTED_LENGTH)}${strength === 'nice' ? ' (nice to have)' : ''}`
  if (topic === 'alsoSaid')
    return `${now} stays with the agency${was.trim() === '' ? '' : `, in place of ${quote(was, MAX_NAMED_LENGTH)}`}`
  if (!LISTED.includes(topic)) return `${topicPhrase(topic)} is now ${now}`
  // What was told in confidence is never replaced without being named.
  if (topic === 'driver') return `I’ve changed ${quote(was, MAX_NAMED_LENGTH)} to ${now}`
  const old = quote(was, MAX_CORRECTED_LENGTH)
  const isNamed =
    was.trim() !== '' && was.length <= MAX_NAMED_LENGTH && old.toLowerCase() !== now.toLowerCase()
  return isNamed ? `I’ve changed ${old} to ${now}` : `I’ve changed that to ${now}`
}

/** What one point, and what several points, have become. */
const HOW: Record<Strength, readonly [one: string, several: string]> = {
  must: ['a must-have', 'must-haves'],
  nice: ['nice to have', 'nice to have'],
  learnable: ['something they can learn', 'things they can learn'],
  notApplicable: ['off the list', 'off the list'],
}

/** "“Revit” and “C#” are now nice to have", by strength. */
function reweighed(items: readonly Acknowledgement[]): string[] {
  const changed = items.flatMap((item) => (item.kind === 'strength' ? [item] : []))
  return STRENGTHS.flatMap((strength) => {
    const values = changed.flatMap((item) =>
      item.strength === strength ? [quote(item.value, MAX_NAMED_LENGTH)] : [],
    )
    const [how, all] = HOW[strength]
    if (values.length < 2) return values.map((value) => `${value} is now ${how}`)
    const named =
      values.length > MAX_NAMED
        ? [...values.slice(0, MAX_NAMED), `${values.length - MAX_NAMED} more`]
        : values
    return [`${listed(named)} are now ${all}`]
  })
}

/** An item that left its list for a line of another weight was weighed anew, and its list was not changed. */
function withWeighedItems(items: readonly Acknowledgement[]): Acknowledgement[] {
  const lists = items.flatMap((item) => (item.kind === 'corrected' ? [item] : []))
  const isOf = (item: Acknowledgement, list: Corrected) =>
    item.kind === 'captured' &&
    item.topic === list.topic &&
    item.strength !== list.strength &&
    list.was.includes(item.value) &&
    !list.value.includes(item.value)
  return items.flatMap((item): Acknowledgement[] => {
    if (item.kind === 'corrected') return items.some((other) => isOf(other, item)) ? [] : [item]
    const isWeighed = item.kind === 'captured' && lists.some((list) => isOf(item, list))
    return [isWeighed ? { ...item, kind: 'strength' } : item]
  })
}

/** Says what was corrected, shown to candidates, given another strength and taken out. */
export function confirmChanges(all: readonly Acknowledgement[]): string[] {
  const items = withWeighedItems(all)
  const corrected = items.flatMap((item) => (item.kind === 'corrected' ? [correction(item)] : []))
  const news = listed(corrected.slice(0, MAX_NAMED))
  const isAdded = items.some(({ kind }) => kind === 'captured')
  const strengths = reweighed(items)
  const withdrawn = [...new Set(items.flatMap((item) => (item.kind === 'withdrawn' ? [item.value] : [])))]
  const named = withdrawn
    .filter((value) => value !== '')
    .slice(0, MAX_NAMED)
    .map((value) => quote(value, MAX_CORRECTED_LENGTH))
  const shown = [
    ...new Set(items.flatMap((item) => (item.kind === 'shown' ? [topicPhrase(item.topic)] : []))),
  ]
  const more = withdrawn.length - named.length
  const out = listed(more > 0 && named.length > 0 ? [...named, `${more} more`] : named) || 'that'
  return [
    ...(corrected.length > 0 ? [isAdded ? `${capitalised(news)}.` : `OK, ${news}.`] : []),
    ...(shown.length > 0 ? [`Candidates can now see ${listed(shown)}.`] : []),
    ...(strengths.length > 0 ? [`${listed(strengths)}.`] : []),
    ...(withdrawn.length > 0 ? [`I’ve removed ${out}.`] : []),
  ]
}

/** Says what stays open: the first time with what the specification will say there. */
export function confirmClosed(
  items: readonly Acknowledgement[],
  { turn, avoid }: Wording,
  closedInAll: number,
): string {
  const closed = [
    ...new Set(
      items.flatMap((item) =>
        item.kind === 'closed' && item.how !== 'answered' ? [topicPhrase(item.topic)] : [],
      ),
    ),
  ]
  const start = pick(['That’s fine', 'No problem'], turn, avoid)
  // "No tickets needed" leaves nothing to confirm.
  if (closed.length === 0)
    return items.length > 0 && items.every(({ kind }) => kind === 'closed') ? `${start}.` : ''
  return closedInAll > closed.length
    ? `${start}. I’ll leave ${closed.length === 1 ? 'that one' : 'those'} open.`
    : `${start}. I’ll put “To be confirmed” for ${listed(closed)}.`
}
