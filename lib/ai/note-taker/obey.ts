import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { saysAll, stemsOf } from '@/lib/consultation/guard/take-back/words'
import { audienceOfTopic } from '@/lib/consultation/topics'
import { substituteNamed } from './corrections/figures'
import { leftWithout } from './corrections/named'
import type { Order } from './corrections/orders'
import { SINGLE_TOPICS } from './corrections/targets'
import { madeOf, NO_OPERATION, type Reading, remake, toNote } from './reading'
import { isPronoun } from './split-orders'

/** How much of a value the words make out. */
const shareOf = (value: string, object: string): number =>
  stemsOf(object).length / (stemsOf(value).length || 1)

const HALF = 0.5

/** The facts that an order means: the one that its words make out most of, or those of the topic it names. Empty where it could be several. */
function factsMeant(brief: Brief, object: string): Fact[] {
  const said = activeFacts(brief)
    .filter(({ value }) => saysAll(value, object))
    .sort((a, b) => shareOf(b.value, object) - shareOf(a.value, object))
  const [best, next] = said
  if (best)
    return !next || (shareOf(best.value, object) >= HALF && shareOf(next.value, object) < HALF) ? [best] : []
  const topics = topicsNamed(object).filter((topic) => activeFacts(brief, topic).length > 0)
  const [topic, ...others] = topics
  if (!topic || others.length > 0) return []
  const facts = activeFacts(brief, topic)
  if (!SINGLE_TOPICS.includes(topic)) return facts.length === 1 ? facts : []
  const typed = facts.filter(({ slot }) => slot !== null)
  return typed.length > 0 ? typed : facts
}

/** The latest piece of the message that the order means, or -1. */
function pieceMeant(reading: Reading, at: number, { object }: Order): number {
  for (let index = at - 1; index >= 0; index -= 1) {
    const value = madeOf(reading, index)?.value
    if (value && (isPronoun(object) || saysAll(value, object))) return index
  }
  return -1
}

/** "Forget ten, put five": the piece behind the order holds the figure that comes instead. */
function instead(reading: Reading, at: number, value: string, object: string): string | null {
  const next = reading.pieces[at + 1]
  if (!next?.segment.isAfterOrder || !/^[£€$\d]|^\w+(?:[ -]\w+)?$/.test(object)) return null
  return substituteNamed(value, `${object}, ${next.value}`, true)
}

function obeyInMessage(reading: Reading, at: number, index: number, { kind, object }: Order): void {
  const operation = madeOf(reading, index)
  const value = operation?.value ?? ''
  if (kind === 'hide') {
    remake(reading, index, { topic: 'alsoSaid' })
    return
  }
  // "A PIN is useful. It isn't needed, though."
  if (kind === 'needless') {
    if (isPronoun(object)) remake(reading, index, { strength: 'nice' })
    return
  }
  const changed = isPronoun(object) ? null : instead(reading, at, value, object)
  if (changed !== null) {
    reading.made[at + 1] = []
    remake(reading, index, { value: changed })
    return
  }
  const left = isPronoun(object) ? { kind: 'nothing' as const } : leftWithout(value, object)
  const change = left.kind === 'list' ? { value: left.value } : { topic: 'alsoSaid' as const }
  remake(reading, index, left.kind === 'nothing' ? null : change)
}

function obeyOnFact(reading: Reading, at: number, fact: Fact, { kind, object }: Order): void {
  const { text, pieces } = reading
  const span = pieces[at]?.span ?? { start: 0, end: 0 }
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  const own = { ...NO_OPERATION, factId: fact.id, ...quote }
  const replaced = {
    ...own,
    op: 'replace' as const,
    topic: fact.topic,
    strength: fact.strength,
    value: fact.value,
  }
  const add = (operation: typeof own | typeof replaced) => {
    reading.made[at] = [...(reading.made[at] ?? []), operation]
  }
  if (kind === 'hide') {
    add({ ...replaced, topic: 'alsoSaid' })
    return
  }
  if (kind === 'needless' && fact.strength !== 'must') return
  const changed = instead(reading, at, fact.value, object)
  if (changed !== null) {
    reading.made[at + 1] = []
    add({ ...replaced, value: changed })
    return
  }
  const next = pieces[at + 1]
  // "Ignore the salary, it's now £51,400": what follows takes its place.
  if (next?.segment.isAfterOrder && next.topic === fact.topic && SINGLE_TOPICS.includes(fact.topic)) return
  const isNamed = saysAll(fact.value, object)
  const left = isNamed ? leftWithout(fact.value, object) : { kind: 'nothing' as const }
  const change = left.kind === 'list' ? { value: left.value } : { topic: 'alsoSaid' as const }
  add(left.kind === 'nothing' ? { ...own, op: 'withdraw' } : { ...replaced, ...change })
}

/** Keeps from candidates what was said last, in this message or the one before. */
export function confide(reading: Reading, at: number): void {
  for (let index = at - 1; index >= 0; index -= 1) {
    const operation = madeOf(reading, index)
    if (!operation?.topic) continue
    if (audienceOfTopic(operation.topic) === 'candidate') remake(reading, index, { topic: 'alsoSaid' })
    return
  }
  const fact = activeFacts(reading.brief).at(-1)
  if (!fact || fact.audience === 'agency') return
  const { span } = reading.pieces[at] ?? {}
  if (span)
    reading.made[at] = [{ ...toNote(reading.text, span), op: 'replace', factId: fact.id, value: fact.value }]
}

/** Takes out, cuts or hides what the order names. What it names nowhere, or in several places, the agency is told. */
export function obeyOrder(reading: Reading, at: number, order: Order): void {
  const index = pieceMeant(reading, at, order)
  if (index >= 0) {
    obeyInMessage(reading, at, index, order)
    return
  }
  if (order.kind === 'hide' && isPronoun(order.object)) {
    confide(reading, at)
    return
  }
  const facts = factsMeant(reading.brief, order.object)
  for (const fact of facts) obeyOnFact(reading, at, fact, order)
  const { span } = reading.pieces[at] ?? {}
  if (facts.length === 0 && span && order.kind !== 'needless') reading.made[at] = [toNote(reading.text, span)]
}
