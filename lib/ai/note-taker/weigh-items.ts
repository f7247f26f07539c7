import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Strength } from '@/lib/consultation/brief/options'
import type { Brief } from '@/lib/consultation/brief/schema'
import { saysWeight } from '@/lib/consultation/guard/weight'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import {
  allItems,
  findItems,
  type Item,
  joinItems,
  lastItemNamed,
  type Weighed,
} from './corrections/requirement-items'
import { NO_OPERATION, toNote } from './reading'
import type { Span } from './text/spans'

const MUST = '(?:must[- ]haves?|musts?|essentials?|required|mandatory|deal[- ]?breakers?)'
const NICE = '(?:nice[- ]to[- ]ha(?:ve|s)s?|nices?|desirables?|bonus(?:es)?|optional|preferred)'
const AN = '(?:an? |the |as an? |as )?'
const SENTENCE = /(?:[^.!?\n]|\.(?=[\p{L}\d]))+/gu
/** Where a clause may begin. */
const JOINT = /^|[,;:–—]\s*|\s(?=(?:and|but)\s)/giu
const LEAD =
  /^(?:(?:no|nope|oh|well|so|and|but|then|actually|sorry|ok(?:ay)?|right|wait|hang on|hold on|though|only that)\b[\s,:–—-]*)+/iu
const RATHER_THAN_MUST = `(?:,? (?:and |but )?(?:rather than|instead of|not) ${AN}${MUST})`

/** "Only X is nice to have": the others of its list are not. */
const ONLY = new RegExp(
  `^(?:only|just) (?<list>[^,;]{2,60}?) (?:is|are|was|should be|counts? as) (?:only |just )?${AN}${NICE}`,
  'iu',
)
/** "X and Y are still musts", "X stays and so does Y". */
const STILL = new RegExp(
  `^(?<list>[^;]{2,140}?),? (?:(?:is|are|should be|must be) (?:(?:still|all|both|definitely|of course) )+${AN}(?<must>${MUST})|(?:stays?|remains?) (?:an? |as an? |as )?(?<kept>${MUST})|stays?(?: in| put| as (?:it|they) (?:is|are)| the same)?)(?=$|[\\s,;])(?:,? (?:and )?so (?:do|does|are|is) (?<also>[^;,]{2,60}))?`,
  'iu',
)
/** "X is a nice to have, not essential". */
const CONTRAST = new RegExp(
  `^(?<list>[^;]{2,80}?),? (?:is|are|should be|would be) (?:only |just |really |now )*${AN}${NICE}${RATHER_THAN_MUST}`,
  'iu',
)
/** "…, so make that nice to have rather than essential": what is meant is named before. */
const MAKE = new RegExp(
  `^(?:make|put|have|call|count|mark|class|move) (?:it|that|this|them|those|these)(?: (?:down|just|only|as|to|a|an|the|under))* (?<weight>${NICE}|${MUST})(?: (?:rather than|instead of|not|and not) ${AN}(?:${MUST}|${NICE}))?(?=$|[\\s,;])`,
  'iu',
)
/** "X not a must", which the order behind it says again. */
const NOT_MUST = new RegExp(`\\b(?:not|n['’]?t|no longer) ${AN}${MUST}\\W*$`, 'iu')

interface Read {
  length: number
  weighed: Weighed[]
  /** Where the words that name the item begin, before the clause. */
  from?: number
  /** Of those, the ones that say why. */
  reason?: Span
}

const namesOf = (list: string): string[] =>
  list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).filter((name) => /[\p{L}\p{N}]/u.test(name))

/** The items of a list of names, or null where one of them is none. */
function namedItems(items: readonly Item[], list: string): Item[] | null {
  const found = findItems(items, namesOf(list))
  return found.length > 0 && found.every((item) => item !== null) ? found : null
}

const weigh = (found: readonly Item[], strength: Strength): Weighed[] =>
  found.map((item) => ({ item, strength }))

/** What one clause says of the weight of known items. `before` are the words of its sentence in front of it. */
function readClause(clause: string, before: string, items: readonly Item[]): Read | null {
  const only = ONLY.exec(clause)
  const named = only && namedItems(items, only.groups?.list ?? '')
  if (only && named) {
    const others = items.filter(
      ({ fact, at }) =>
        named.some((one) => one.fact.id === fact.id) &&
        !named.some((one) => one.fact.id === fact.id && one.at === at),
    )
    return { length: only[0].length, weighed: [...weigh(named, 'nice'), ...weigh(others, 'must')] }
  }
  const contrast = CONTRAST.exec(clause)
  const opposed = contrast && namedItems(items, contrast.groups?.list ?? '')
  if (contrast && opposed) return { length: contrast[0].length, weighed: weigh(opposed, 'nice') }
  const still = STILL.exec(clause)
  const held = still && namedItems(items, still.groups?.list ?? '')
  if (still && held) {
    const { must, kept, also } = still.groups ?? {}
    const more = also === undefined ? [] : namedItems(items, also)
    const known = more === null ? still[0].search(/,? (?:and )?so (?:do|does|are|is) /i) : still[0].length
    return {
      length: known,
      weighed: must || kept ? weigh([...held, ...(more ?? [])], 'must') : [],
    }
  }
  const make = MAKE.exec(clause)
  const meant = make && lastItemNamed(items, before)
  if (!make || !meant) return null
  const strength = new RegExp(`^${NICE}$`, 'iu').test(make.groups?.weight ?? '') ? 'nice' : 'must'
  const last = before.replace(/[\s,;–—-]+$/u, '')
  const naming = /[^,;–—]*$/u.exec(last)?.index ?? last.length
  const isSaidAgain = NOT_MUST.test(last) && lastItemNamed(items, last.slice(naming)) === meant
  const isReason = !isSaidAgain && lastItemNamed(items, last.slice(naming)) === meant
  const lead = /^\s*/.exec(last.slice(naming))?.[0].length ?? 0
  return {
    length: make[0].length,
    weighed: weigh([meant], strength),
    ...((isSaidAgain || isReason) && { from: naming + lead }),
    ...(isReason && { reason: { start: naming + lead, end: last.length } }),
  }
}

interface Found extends Span {
  weighed: Weighed[]
  reason: Span | null
}

function findInSentence(sentence: string, offset: number, items: readonly Item[]): Found[] {
  const found: Found[] = []
  let end = 0
  for (const { 0: joint, index } of sentence.matchAll(JOINT)) {
    const opening = index + joint.length
    const rest = sentence.slice(opening).trimStart()
    const at = sentence.length - rest.length
    const start = at + (LEAD.exec(rest)?.[0].length ?? 0)
    if (start < end || start >= sentence.length) continue
    const read = readClause(sentence.slice(start), sentence.slice(0, at), items)
    if (!read) continue
    end = start + read.length
    const { from = at, weighed, reason } = read
    found.push({
      start: offset + from,
      end: offset + end,
      weighed,
      reason: reason ? { start: offset + reason.start, end: offset + reason.end } : null,
    })
  }
  return found
}

/** The items of a fact with their new weights: those that count as they did stay in it, and the others become facts of their own. */
function toOperations(
  weighed: readonly Weighed[],
  items: readonly Item[],
  quote: Pick<BriefOperation, 'quote' | 'at'>,
) {
  const facts = [...new Map(weighed.map(({ item }) => [item.fact.id, item.fact])).values()]
  return facts.flatMap((fact): BriefOperation[] => {
    const own = items
      .filter((item) => item.fact.id === fact.id)
      .map((item) => ({
        text: item.text,
        strength: weighed.findLast((one) => one.item === item)?.strength ?? fact.strength,
      }))
    if (own.every(({ strength }) => strength === fact.strength)) return []
    const strengths = [...new Set(own.map(({ strength }) => strength))]
    const [first = fact.strength, ...others] = strengths.includes(fact.strength)
      ? [fact.strength, ...strengths.filter((strength) => strength !== fact.strength)]
      : strengths
    const wordsOf = (strength: Strength) =>
      joinItems(
        own.filter((one) => one.strength === strength).map(({ text }) => text),
        fact.value,
      )
    const { id: factId, topic } = fact
    // "Own tools, all musts" says its old weight, which goes.
    if (others.length === 0 && !saysWeight(first === 'nice' ? 'must' : 'nice', fact.value))
      return [{ ...NO_OPERATION, op: 'strength', factId, strength: first, ...quote }]
    return [
      { ...NO_OPERATION, op: 'replace', factId, topic, strength: first, value: wordsOf(first), ...quote },
      ...others.map((strength) => ({ ...NO_OPERATION, topic, strength, value: wordsOf(strength), ...quote })),
    ]
  })
}

/**
 * What a message says of the weight of single items that the brief lists, and the words that say it. Words that only confirm a weight
 * change nothing.
 */
export function weighItems(text: string, brief: Brief): { operations: BriefOperation[]; spans: Span[] } {
  const items = allItems(activeFacts(brief).filter(({ topic }) => REQUIREMENT_TOPICS.includes(topic)))
  if (items.length === 0) return { operations: [], spans: [] }
  const found = [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
    findInSentence(sentence, index, items),
  )
  const [first] = found.filter(({ weighed }) => weighed.length > 0)
  const quote = first
    ? {
        quote: text.slice(first.start, first.end).trim(),
        at: first.start + (/^\s*/.exec(text.slice(first.start))?.[0].length ?? 0),
      }
    : { quote: null, at: null }
  const weighed = found.flatMap((one) => one.weighed)
  return {
    operations: [
      ...toOperations(weighed, items, quote),
      ...found.flatMap(({ reason }) => (reason ? [toNote(text, reason)] : [])),
    ],
    spans: found.map(({ start, end }) => ({ start, end })),
  }
}
