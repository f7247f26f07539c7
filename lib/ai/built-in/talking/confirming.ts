import { sentence, series } from '@/lib/ai/built-in/writing/phrases'
import { asSaid, taught } from '@/lib/ai/built-in/writing/shape'
import { withoutTalk } from '@/lib/ai/built-in/writing/spoken'
import { STRENGTHS, type Strength } from '@/lib/consultation/brief/options'
import type { Acknowledgement } from '@/lib/consultation/interview/plan'
import { REQUIREMENT_TOPICS, type Topic, topicLabel } from '@/lib/consultation/topics'
import { counted, headOf, pick, saidBack, type Wording } from './wording'

/** Facts that a confirmation quotes at most; of more it names the topics. */
const QUOTED = 4
/** Longest run of quoted words in a confirmation, in characters: what one can still follow by ear. */
const QUOTED_LENGTH = 170
/** Longest value that is named where a shorter word would do. */
const NAMED_LENGTH = 60

type Captured = Extract<Acknowledgement, { kind: 'captured' }>
type Corrected = Extract<Acknowledgement, { kind: 'corrected' }>

/** A topic's label inside a sentence. */
export function inline(topic: Topic): string {
  if (topic === 'alsoSaid') return 'other matters'
  const label = topicLabel(topic)
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** A value in the manager's words; a bare figure gets the name of its topic. */
function back({ topic, value }: { topic: Topic; value: string }): string {
  const said = saidBack(asSaid(withoutTalk(value), topic))
  return /[\p{L}£€$%]/u.test(said) ? said : `${inline(topic)} ${said}`
}

const weighed = (strength: Captured['strength'], facts: readonly Captured[]) =>
  facts
    .filter((fact) => fact.strength === strength)
    .map((fact) =>
      back({ ...fact, value: (strength === 'learnable' ? taught(fact.value) : null) ?? fact.value }),
    )

/** Facts without those whose words another one of the same message says too. */
function distinct(facts: readonly Captured[]): Captured[] {
  const said = facts.map((fact) => saidBack(fact.value).toLowerCase())
  return facts.filter((_, at) => !said.some((other, place) => isWithin(other, place, said[at] ?? '', at)))
}

function isWithin(other: string, place: number, said: string, at: number): boolean {
  return place !== at && (other === said ? place < at : ` ${other} `.includes(` ${said} `))
}

/** The confirmation by strength: what is asked for first, then what would be nice, what is taught, and what is not needed. */
function quoted(start: string, facts: readonly Captured[]): string {
  const labelled = [
    ['Nice to have', weighed('nice', facts)],
    ['To be learned with you', weighed('learnable', facts)],
    ['Not needed', weighed('notApplicable', facts)],
  ] as const
  const plain = series(weighed('must', facts))
  const first = plain.includes(': ')
    ? `${sentence(start)} ${sentence(plain)}`
    : sentence(`${start}: ${plain}`)
  return [
    plain === '' ? sentence(start) : first,
    ...labelled.flatMap(([label, values]) =>
      values.length === 0 ? [] : [sentence(`${label}: ${series(values)}`)],
    ),
  ].join(' ')
}

/** What fits into a confirmation, in the order in which it was said. */
function fitting(facts: readonly Captured[]): Captured[] {
  const room = { left: QUOTED_LENGTH, places: QUOTED }
  return facts.filter((fact) => {
    const { length } = back(fact)
    if (room.places === 0 || length > room.left) return false
    room.left -= length
    room.places -= 1
    return true
  })
}

const START = ['Noted', 'Thank you', 'Understood', 'I have that down', 'Right'] as const
const START_MUCH = ['Thank you, that is a lot at once', 'Thank you, that helps', 'That is all in'] as const

/** Confirms what is new in the manager's own words where they are few, else by topic. */
export function confirmNew(items: readonly Acknowledgement[], { turn, avoid }: Wording): string {
  const all = items.flatMap((item) => (item.kind === 'captured' ? [item] : []))
  if (all.length === 0) return ''
  const facts = distinct(all)
  const short = fitting(facts)
  const rest = facts.filter((fact) => !short.includes(fact))
  const start = pick(START, turn, avoid)
  if (rest.length === 0) return quoted(start, short)
  const [first] = facts
  if (facts.length === 1 && first !== undefined)
    return sentence(`${start}: ${headOf(saidBack(first.value), QUOTED_LENGTH)}`)
  const topics = (some: readonly Captured[]) => {
    const named = [...new Set(some.map((fact) => inline(fact.topic)))]
    return series(named.length > 6 ? [...named.slice(0, 5), 'more'] : named)
  }
  if (facts.length > QUOTED || short.length === 0)
    return sentence(
      `${pick(START_MUCH, turn, avoid)}: I have noted ${counted(all.length, 'point')} on ${topics(all)}`,
    )
  return `${quoted(start, short)} ${sentence(`I have your words on ${topics(rest)} too`)}`
}

const PLURAL: readonly Topic[] = ['hours', 'benefits', 'responsibilities', 'expenses']

/** "Pay is now £46k" where a topic has one answer; of a list the item that went is named beside the one that came. */
function correction({ topic, value, was, strength }: Corrected): string {
  const nice = strength === 'nice' ? ' as nice to have' : ''
  const said = `${headOf(back({ topic, value }), QUOTED_LENGTH)}${nice}`
  if (!REQUIREMENT_TOPICS.includes(topic) && !PLURAL.includes(topic)) return `${inline(topic)} is now ${said}`
  const old = saidBack(was)
  const isNamed = old !== '' && old.length <= NAMED_LENGTH && old.toLowerCase() !== said.toLowerCase()
  return isNamed ? `${said} in place of ${old}` : said
}

/** What one point, and what several points, have become. */
const HOW: Record<Strength, readonly [one: string, several: string]> = {
  must: ['a must-have', 'must-haves'],
  nice: ['nice to have', 'nice to have'],
  learnable: ['something to learn with you', 'to be learned with you'],
  notApplicable: ['out', 'out'],
}

/** "Revit and C# are now nice to have", by strength. */
function reweighed(items: readonly Acknowledgement[]): string[] {
  const changed = items.flatMap((item) => (item.kind === 'strength' ? [item] : []))
  return STRENGTHS.flatMap((strength) => {
    const values = changed.flatMap((item) =>
      item.strength === strength ? [headOf(saidBack(item.value), NAMED_LENGTH)] : [],
    )
    const [how, all] = HOW[strength]
    if (values.length < 2) return values.map((value) => `${value} is now ${how}`)
    const named =
      values.length > QUOTED
        ? [...values.slice(0, QUOTED), counted(values.length - QUOTED, 'more point')]
        : values
    return [`${series(named)} are now ${all}`]
  })
}

/** Confirms what was corrected, weighed anew and taken back. */
export function confirmChanges(items: readonly Acknowledgement[]): string[] {
  const corrected = items.flatMap((item) => (item.kind === 'corrected' ? [correction(item)] : []))
  const strengths = reweighed(items)
  const withdrawn = items.flatMap((item) => (item.kind === 'withdrawn' ? [saidBack(item.value)] : []))
  const isShort = withdrawn.every((value) => value !== '' && value.length <= NAMED_LENGTH)
  const out = isShort && withdrawn.length <= QUOTED ? series([...new Set(withdrawn)]) : 'that'
  return [
    ...(corrected.length > 0 ? [sentence(`Corrected: ${series(corrected.slice(0, QUOTED))}`)] : []),
    ...(strengths.length > 0 ? [sentence(series(strengths))] : []),
    ...(withdrawn.length > 0 ? [sentence(`I have taken out ${out}`)] : []),
  ]
}

/** Confirms what stays open: the first time with what the specification will say there. */
export function confirmClosed(
  items: readonly Acknowledgement[],
  { turn, avoid }: Wording,
  closedInAll: number,
): string {
  const closed = [...new Set(items.flatMap((item) => (item.kind === 'closed' ? [inline(item.topic)] : [])))]
  if (closed.length === 0) return ''
  const start = pick(['That is fine', 'No matter', 'All right'], turn, avoid)
  return closedInAll > closed.length
    ? sentence(`${start}, I leave ${series(closed)} open`)
    : sentence(`${start}: ${series(closed)} will read “To be confirmed” for now`)
}
