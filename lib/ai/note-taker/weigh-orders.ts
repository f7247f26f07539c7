import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { leftWithout } from './corrections/named'
import { findNamed } from './corrections/naming'
import { namedBy } from './corrections/orders'
import { isPronoun } from './corrections/rank'
import { contentWords } from './corrections/targets'
import { NO_OPERATION, toNote } from './reading'
import type { Span } from './text/spans'

const LISTS = {
  must: '(?:must(?:[- ]haves?|s)?|essentials?|requirements?|required|mandatory|deal[- ]?breakers?)',
  nice: '(?:nice[- ]to[- ]ha(?:ve|s)s?|nices?|desirables?|bonus(?:es)?|optional|a plus)',
} as const
const LIST = '(?: (?:list|pile|section|column|bit))?'
const ARTICLE = '(?:an? |the |our |being an? )?'
const MOVE =
  '(?:move|change|switch|swap|shift|put|bring|knock|demote|downgrade|upgrade|promote|bump|take|make|turn)'
const UNDO =
  "(?:scrub|scrap|drop|forget|lose|cross|take|strike|remove|don[’']?t (?:have|put|list|count|keep))"
const OBJECT = '(?<object>[^,;:.!?–—\\n]{2,60}?)'
/** "The crane ticket, drop that as a must": the requirement is named before the order. */
const NAMED = '(?:(?<named>[^,;:.!?–—\\n]{2,60}?)(?:,| [–—-]) ?)?'
const THEN =
  "(?:[,;]? ?(?:and |so |but )?(?:(?:it|that|they)(?:[’']?s|[’']?re| is| are| can be| should be| would be)|make (?:it|that|them)|call (?:it|that)|put (?:it|that|them) (?:as|under|in|down as)|have (?:it|that) as)?(?: (?:just|only|really|more of|more))* ?"

const orders = (from: 'must' | 'nice', to: 'must' | 'nice'): RegExp[] => [
  new RegExp(
    `^${NAMED}(?:\\S+ ){0,4}?${MOVE} ${OBJECT} from ${ARTICLE}${LISTS[from]}${LIST} (?:(?:in|on|over|down|up|back)?to|into) ${ARTICLE}${LISTS[to]}${LIST}`,
    'iu',
  ),
  new RegExp(
    `^${NAMED}(?:\\S+ ){0,4}?${UNDO} ${OBJECT} (?:as|off|from|out of) ${ARTICLE}${LISTS[from]}${LIST}(?:${THEN}${ARTICLE}${LISTS[to]}${LIST})?)?(?![\\p{L}-])`,
    'iu',
  ),
]
const ORDERS = [
  ...orders('must', 'nice').map((pattern) => ({ strength: 'nice' as const, pattern })),
  ...orders('nice', 'must').map((pattern) => ({ strength: 'must' as const, pattern })),
]

const SENTENCE = /(?:[^.!?;\n]|\.(?=[\p{L}\d]))+/gu
const LEAD =
  /^\W*(?:(?:no|nope|oh|ah|er+m?|um+|well|so|and|but|then|actually|sorry|ok(?:ay)?|right|now|wait|hang on|hold on|about|as for|on)\b[\s,.:–—-]*)+/iu
const TAIL = /^(?: (?:really|actually|then|please|instead|now|though|for me))+/i
/** "No, the ticket is one thing." */
const DENIES =
  /^\W*(?:no|nope|wait|hang on|hold on|sorry|(?:i|we) (?:didn[’']?t|did not|never) (?:say|ask|mean|tell))\b/i
/** In words. What is said behind the order, and is kept as a note. */
const REASON_WORDS = 3

interface WeighOrder extends Span {
  strength: 'must' | 'nice'
  named: string
  /** What is said behind it in its sentence. */
  rest: Span
}

/** Orders to count something for more or for less, in their sentences. */
function findWeighOrders(text: string): WeighOrder[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }): WeighOrder[] => {
    const lead = LEAD.exec(sentence)?.[0] ?? /^\s*/.exec(sentence)?.[0] ?? ''
    const words = sentence.slice(lead.length)
    for (const { strength, pattern } of ORDERS) {
      const match = pattern.exec(words)
      if (!match) continue
      const object = namedBy(match.groups?.object ?? '')
      const named = isPronoun(object) ? namedBy(match.groups?.named ?? '') : object
      const start = index + lead.length
      const tail = TAIL.exec(words.slice(match[0].length))?.[0].length ?? 0
      const end = start + match[0].length + tail
      return [{ strength, named, start, end, rest: { start: end, end: index + sentence.length } }]
    }
    return []
  })
}

/** Where the words of an order begin: a sentence before it that only denies something goes with it. */
function startOf(text: string, { start, named }: WeighOrder): number {
  if (named !== '') return start
  const before = [...text.slice(0, start).matchAll(SENTENCE)].filter(([words]) => words.trim() !== '')
  const [sentence] = [before.at(-1), before.at(-2)].filter((one) => one && DENIES.test(one[0]))
  return sentence?.index ?? start
}

/** Of several that are named, the one of which most has been said in the message. */
function mostSaid(facts: readonly Fact[], said: string): Fact | null {
  const words = contentWords(said)
  const counted = facts.map((fact) => {
    const own = [...contentWords(fact.value)]
    const count = own.filter((word) => words.has(word)).length
    return { fact, count: count === own.length || count > 1 ? count : 0 }
  })
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return most === 0 ? null : (counted.findLast(({ count }) => count === most)?.fact ?? null)
}

/** What an order means: a requirement that it names, one that the message has just talked of, or the last. */
function findMeant(
  facts: readonly Fact[],
  { named, start, strength }: WeighOrder,
  text: string,
): Fact | null {
  const others = facts.filter((fact) => fact.strength !== strength)
  if (named === '') return mostSaid(facts, text.slice(0, start)) ?? others.at(-1) ?? null
  const found = findNamed(others, named)
  const [only, ...more] = found.length > 0 ? found : findNamed(facts, named)
  return only && more.length === 0 ? only : null
}

/**
 * What orders such as "move that from must to nice" do to the requirements of the brief, and the words that they take. An order that names
 * nothing there is left alone.
 */
export function readWeighOrders(text: string, brief: Brief): { operations: BriefOperation[]; spans: Span[] } {
  const facts = activeFacts(brief).filter(({ topic }) => REQUIREMENT_TOPICS.includes(topic))
  const operations: BriefOperation[] = []
  const spans: Span[] = []
  for (const order of findWeighOrders(text)) {
    const fact = findMeant(facts, order, text)
    if (!fact) continue
    const quote = { quote: text.slice(order.start, order.end), at: order.start }
    const left = order.named === '' ? { kind: 'nothing' as const } : leftWithout(fact.value, order.named)
    if (left.kind === 'part') continue
    const { strength, rest } = order
    operations.push(
      ...(left.kind === 'list'
        ? [
            {
              ...NO_OPERATION,
              op: 'replace' as const,
              factId: fact.id,
              topic: fact.topic,
              strength: fact.strength,
              value: left.value,
              ...quote,
            },
            { ...NO_OPERATION, topic: fact.topic, strength, value: order.named, ...quote },
          ]
        : [{ ...NO_OPERATION, op: 'strength' as const, factId: fact.id, strength, ...quote }]),
    )
    const reason = text.slice(rest.start, rest.end)
    const lead = /^[\s,;–—-]*/.exec(reason)?.[0].length ?? 0
    const isTold = contentWords(reason).size >= REASON_WORDS
    if (isTold)
      operations.push(toNote(text, { start: rest.start + lead, end: rest.start + reason.trimEnd().length }))
    spans.push({ start: startOf(text, order), end: isTold ? rest.end : order.end })
  }
  return { operations, spans }
}
