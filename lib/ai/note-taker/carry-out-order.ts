import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { saysAll, stemsOf } from '@/lib/consultation/guard/take-back/words'
import { audienceOfTopic } from '@/lib/consultation/topics'
import { moveBound } from './corrections/bounds'
import { substituteBare, substituteNamed } from './corrections/figures'
import { leftWithout, saysFigures, swapped } from './corrections/named'
import type { Order } from './corrections/orders'
import { SINGLE_TOPICS } from './corrections/targets'
import { newValue } from './corrections/value'
import { hideMade } from './hide-made'
import { madeOf, NO_OPERATION, quoteOf, type Reading, remake, toAskWhich, toNote } from './reading'
import { referentsBefore, replaceReferent, toReferent } from './referents'
import { isPronoun } from './split-orders'

/** How much of a value the words make out. */
const shareOf = (value: string, object: string): number =>
  stemsOf(object).length / (stemsOf(value).length || 1)

const HALF = 0.5

interface Meaning {
  facts: Fact[]
  /** One of them is meant, and nothing says which. */
  isUnclear: boolean
}

const CLEAR = { isUnclear: false }

/** The facts that an order means: the one that its words make out most of, or those of the topic it names. */
function factsMeant(brief: Brief, object: string): Meaning {
  const said = activeFacts(brief)
    .filter(({ value }) => saysAll(value, object))
    .sort((a, b) => shareOf(b.value, object) - shareOf(a.value, object))
  const [best, next] = said
  if (best && next)
    return shareOf(best.value, object) >= HALF && shareOf(next.value, object) < HALF
      ? { facts: [best], ...CLEAR }
      : { facts: said, isUnclear: true }
  if (best) return { facts: [best], ...CLEAR }
  const topics = topicsNamed(object).filter((topic) => activeFacts(brief, topic).length > 0)
  const [topic, ...others] = topics
  if (!topic) return { facts: [], ...CLEAR }
  const facts = topics.flatMap((one) => activeFacts(brief, one))
  if (others.length > 0 || !SINGLE_TOPICS.includes(topic)) return { facts, isUnclear: facts.length > 1 }
  const typed = facts.filter(({ slot }) => slot !== null)
  return { facts: typed.length > 0 ? typed : facts, ...CLEAR }
}

/** The latest piece of the message that the order means, or -1. */
function pieceMeant(reading: Reading, at: number, object: string): number {
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
    hideMade(reading, index)
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
export function keepForAgency(reading: Reading, at: number): void {
  for (let index = at - 1; index >= 0; index -= 1) {
    const operation = madeOf(reading, index)
    if (!operation?.topic) continue
    if (audienceOfTopic(operation.topic) === 'candidate') hideMade(reading, index)
    return
  }
  const { span } = reading.pieces[at] ?? {}
  // "No degree needed, don’t put one in" means what the message says before, of which nothing was made.
  if (/[\p{L}\p{N}]{2}/u.test(reading.text.slice(0, span?.start ?? 0))) return
  const fact = activeFacts(reading.brief).at(-1)
  if (!fact || fact.audience === 'agency') return
  if (span)
    reading.made[at] = [{ ...toNote(reading.text, span), op: 'replace', factId: fact.id, value: fact.value }]
}

/** Puts what follows the order in the place of what it names. What it names nowhere, or in several places, the agency is told. */
function amend(reading: Reading, at: number, { object }: Order): void {
  const { text, pieces, brief } = reading
  const [piece, next] = [pieces[at], pieces[at + 1]]
  if (!piece) return
  const index = pieceMeant(reading, at, object)
  const [fact, ...others] = factsMeant(brief, object).facts
  const earlier = referentsBefore(reading, at)
  const referent =
    index >= 0 ? earlier.find((one) => 'at' in one && one.at === index) : fact && toReferent(fact)
  if (!referent || others.length > 0 || !next?.segment.isAmendment) {
    reading.made[at] = [toNote(text, piece.span)]
    return
  }
  const lead = /^(?:from .{1,30} )?to\s+/i.exec(text.slice(next.span.start, next.span.end))?.[0].length ?? 0
  const span = { start: next.span.start + lead, end: next.span.end }
  const said = text.slice(span.start, span.end)
  const moved =
    referent.topic === 'pay' ? moveBound(referent.value, said) : substituteBare(referent.value, said)
  const { value, ...quote } = quoteOf(text, newValue(text, span, referent.topic, referent.value))
  replaceReferent(reading, at, referent, { ...quote, value: moved ?? value })
  reading.made[at + 1] = []
}

const HAS_FIGURE = /\d/

/** Puts other words in the place of those that the order names, wherever they were said: a name everywhere, a figure once. */
function swap(reading: Reading, at: number, order: Order): void {
  const { object, by = '' } = order
  const { text, pieces } = reading
  const span = pieces[at]?.span ?? { start: 0, end: 0 }
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  const isSaid = (value: string) => saysAll(value, object) || saysFigures(value, object)
  const referent = referentsBefore(reading, at).filter(({ value }) => isSaid(value))
  const once = HAS_FIGURE.test(object) ? referent.slice(0, 1) : referent
  const taken = reading.made.flat().map((operation) => operation?.factId)
  const own: BriefOperation[] = []
  for (const one of once) {
    const value = swapped(one.value, object, by)
    if ('at' in one) remake(reading, one.at, { value: value ?? by, quote: quote.quote, at: quote.at })
    else if (!taken.includes(one.fact.id))
      own.push({
        ...NO_OPERATION,
        op: 'replace',
        factId: one.fact.id,
        topic: one.topic,
        strength: one.strength,
        value: value ?? by,
        ...quote,
      })
  }
  reading.made[at] = once.length > 0 ? own : [toNote(text, span)]
}

/** Takes out, cuts, hides or amends what the order names. What nobody has said needs nothing; of several the manager picks. */
export function carryOutOrder(reading: Reading, at: number, order: Order): void {
  if (order.kind === 'amend') {
    amend(reading, at, order)
    return
  }
  if (order.kind === 'swap') {
    swap(reading, at, order)
    return
  }
  const index = pieceMeant(reading, at, order.object)
  if (index >= 0) {
    obeyInMessage(reading, at, index, order)
    return
  }
  if (order.kind === 'hide' && isPronoun(order.object)) {
    keepForAgency(reading, at)
    return
  }
  const { facts, isUnclear } = factsMeant(reading.brief, order.object)
  const { span } = reading.pieces[at] ?? {}
  if (isUnclear && order.kind === 'drop') {
    if (span) reading.made[at] = [toAskWhich(reading.text, span, order.object)]
    return
  }
  const isOne = !isUnclear || order.kind === 'hide'
  for (const fact of isOne ? facts : []) obeyOnFact(reading, at, fact, order)
  // What nobody has said yet may be said elsewhere.
  if (facts.length === 0 && span && order.kind === 'hide') reading.made[at] = [toNote(reading.text, span)]
}
