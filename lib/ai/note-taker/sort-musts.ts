import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { leftWithout } from './corrections/named'
import { findNamed } from './corrections/naming'
import { contentWords } from './corrections/targets'
import { NO_OPERATION, toNote } from './reading'
import { SORT_ROWS, type Weight } from './sort-rows'
import type { Span } from './text/spans'

const SAME = /^\W*(?:and |so )?(?:same|likewise|ditto)(?: (?:with|for|goes for|as))? (?<list>.+)$/iu
const REST =
  /^(?:all )?(?:the )?(?:rest|others?|everything else|anything else|all the others)(?: of (?:it|them))?$/iu
const POINTER =
  /^(?:one|two|three|\d+|it|that|this|those|these|them|they|both|either|all of (?:them|those))$/iu

const SENTENCE = /(?:[^.!?;\n]|\.(?=[\p{L}\d]))+/gu
const CLAUSE =
  /[,;]?\s+(?:but|while|whereas)\s+|,\s+(?=(?:and |so )?(?:same|likewise|ditto|(?:the )?(?:rest|others?)|everything else|anything else|i|we|i['’]d)\b)|\s+and (?=(?:the )?(?:rest|others?)\b)/giu
const ITEM = /\s*(?:,|\/|&|;|\+)\s*(?:and |or )?|\s+(?:and|or|plus)\s+/iu
const FRAME =
  /^(?:no|yes|well|actually|sorry|oh|right|then|now|so|and|or|ok(?:ay)?|good question|honestly|probably|maybe|perhaps|only|just|even|the|an?|our|their|any|having|i['’]?d say|i think|i (?:suppose|guess)|not having)[\s,]+|[\s,]+(?:bits?|things?|parts?|ones?|too|as well|then|really|probably|i suppose|i think)$/giu

function nameOf(item: string): string {
  let name = item.trim()
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(FRAME, '').trim()
  }
  return name
}

interface Sorted {
  weight: Weight
  /** What they name, and the words themselves. */
  known: { fact: Fact; item: string }[]
  news: string[]
  isRest: boolean
  isOnly: boolean
  isPlain: boolean
  span: Span
}

/** One that begins with the words is meant before those that say them. */
function factsNamed(facts: readonly Fact[], item: string): Fact[] {
  const named = contentWords(item).size > 0 ? findNamed(facts, item) : []
  const leading = named.filter(({ value }) => value.toLowerCase().startsWith(item.toLowerCase()))
  return leading.length === 1 ? leading : named
}

interface Clause extends Span {
  text: string
}

function clausesOf(text: string): Clause[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const joints = [...sentence.matchAll(CLAUSE)]
    return [0, ...joints.map((joint) => joint.index + joint[0].length)].map((from, at) => {
      const to = joints[at]?.index ?? sentence.length
      return { text: sentence.slice(from, to), start: index + from, end: index + to }
    })
  })
}

/** In words: a longer item says something of its own. */
const ITEM_WORDS = 7

function readClause(clause: Clause, before: Sorted | null, facts: readonly Fact[]): Sorted | null {
  const row = SORT_ROWS.find(
    ({ pattern, isAfterMust }) => (!isAfterMust || before?.weight === 'must') && pattern.test(clause.text),
  )
  const list = row?.pattern.exec(clause.text)?.groups?.list ?? SAME.exec(clause.text)?.groups?.list ?? ''
  const weight = row?.weight ?? before?.weight
  if (!weight || list === '') return null
  const items =
    // "The sectors (rail, road, marine)": what is in brackets is named.
    (/\((?<inside>[^)]{3,})\)/.exec(list)?.groups?.inside ?? list)
      .split(/\s+if\s/i)[0]
      ?.split(ITEM)
      .map(nameOf)
      .filter((item) => item !== '') ?? []
  const base = {
    weight,
    isOnly: row?.isOnly === true,
    isPlain: row?.isPlain === true,
    span: { start: clause.start, end: clause.end },
  }
  if (items.length === 1 && REST.test(items[0] ?? '')) return { ...base, known: [], news: [], isRest: true }
  const { isPlain } = base
  if (items.every((item) => POINTER.test(item)))
    return isPlain || before?.weight === weight ? { ...base, known: [], news: [], isRest: false } : null
  const found = items.map((item) => ({ item, facts: factsNamed(facts, item) }))
  const known = found.flatMap(({ item, facts: [fact, ...others] }) =>
    fact && others.length === 0 ? [{ item, fact }] : [],
  )
  const news = found.flatMap((one) => (one.facts.length > 0 ? [] : [one.item]))
  // “Same with the servo” adds to what has just been sorted.
  if (!row && known.length === 0 && news.length === 0) return { ...base, known, news, isRest: false }
  const isLong = items.some((item) => item.split(/\s+/).length > ITEM_WORDS)
  if (isPlain) return { ...base, known, news: [], isRest: false }
  const isNew = row !== undefined && (known.length === 0 || known.length < news.length)
  return isNew || isLong ? null : { ...base, known, news, isRest: false }
}

const weigh = (fact: Fact, strength: Weight, quote: { quote: string; at: number }): BriefOperation => ({
  ...NO_OPERATION,
  op: 'strength',
  factId: fact.id,
  strength,
  ...quote,
})

/** One entry of which a clause names all or some items. */
function weighEntry(
  fact: Fact,
  items: readonly string[],
  weight: Weight,
  text: string,
  span: Span,
): BriefOperation[] {
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  if (fact.strength === weight) return []
  const left = items.reduce<string | null>((value, item) => {
    if (value === null) return null
    const rest = leftWithout(value, item)
    return rest.kind === 'list' ? rest.value : rest.kind === 'nothing' ? '' : null
  }, fact.value)
  const isLeading = items.some((item) => fact.value.toLowerCase().startsWith(item.toLowerCase()))
  // Part of an entry that cannot be cut: the agency is told.
  if (left === null && !isLeading) return [toNote(text, span)]
  if (left === null || contentWords(left).size === 0) return [weigh(fact, weight, quote)]
  const { id, topic, strength } = fact
  return [
    { ...NO_OPERATION, op: 'replace', factId: id, topic, strength, value: left, ...quote },
    ...items.map((value) => ({ ...NO_OPERATION, topic, strength: weight, value, ...quote })),
  ]
}

/** Of entries that list several things, those that are not named. */
function weighUnnamed(known: Sorted['known'], text: string, span: Span): BriefOperation[] {
  return [...new Set(known.map(({ fact }) => fact))].flatMap((fact) => {
    const named = known.flatMap((one) => (one.fact === fact ? [one.item] : []))
    const listed = fact.value.split(ITEM).map(nameOf)
    const left = listed.filter(
      (part) => part !== '' && !named.some((item) => findNamed([{ value: part }], item).length > 0),
    )
    const isList = fact.strength === 'must' && listed.length - left.length === named.length
    return isList && left.length > 0 ? weighEntry(fact, left, 'nice', text, span) : []
  })
}

/** Ends a list: "that’s it". */
const CLOSER =
  /[\s,;.…–—-]*\b(?:that['’]?s|that is|and that['’]?s) (?:it|all|everything|the lot|them)(?: really| i think)?[\s,;.!…–—-]*$/iu
/** Says that only these are demanded. */
const DEMANDS = /\b(?:only|just|must|needs?|essential|have to|has to)\b/iu

/** “Fanuc, setting and drawings, that’s it, the rest’s nice to have”: the rest is what the words before it don’t name. */
function sortRest(text: string, span: Span, facts: readonly Fact[]): SortedMusts {
  const before = text.slice(0, span.start)
  const open = before.replace(CLOSER, '').replace(/[\s,;.!…–—-]+$/, '')
  const from = Math.max(0, open.search(/[^.!?;…\n]*$/))
  const list = open.slice(from)
  const items = list.split(ITEM).map(nameOf)
  const known = items.flatMap((item, at): Sorted['known'] => {
    const words = item.split(/\s+/)
    // What leads into the list names nothing: "they need Fanuc".
    const ends = at === 0 ? words.map((_, first) => words.slice(first).join(' ')) : [item]
    const name = ends.find((end) => factsNamed(facts, end).length > 0)
    return name === undefined ? [] : factsNamed(facts, name).map((fact) => ({ fact, item: name }))
  })
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  const closing = { start: open.length, end: span.end }
  const isClosed = CLOSER.test(before) || DEMANDS.test(list)
  if (known.length === 0 && (!isClosed || list.trim() === ''))
    return { operations: [], spans: joinSpans(text, [span]) }
  const isNamed = ({ id }: Fact) => known.some(({ fact }) => fact.id === id)
  const others = facts.filter((fact) => fact.strength === 'must' && !isNamed(fact))
  const raised = facts.filter((fact) => fact.strength !== 'must' && isNamed(fact))
  const isAllKnown = items.every((item, at) =>
    known.some((one) => (at === 0 ? item.endsWith(one.item) : item === one.item)),
  )
  return {
    operations: [
      ...raised.map((fact) => weigh(fact, 'must', quote)),
      ...others.map((fact) => weigh(fact, 'nice', quote)),
      ...weighUnnamed(known, text, span),
    ],
    spans: [isAllKnown ? { start: from, end: span.end } : closing],
  }
}

const EMPTY = /^\W*(?:(?:no|yes|so|well|but|and|while|whereas|actually|sorry|oh|right|ok(?:ay)?)\W+)*$/i

/** With the words between and before them that say nothing, so that no piece begins or ends in one. */
function joinSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { start, end } of spans) {
    const last = joined.at(-1)
    const from = last?.end ?? 0
    const gap = text.slice(from, start)
    if (last && EMPTY.test(gap)) {
      last.end = end
      continue
    }
    const opening = Math.max(gap.search(/[^.!?;\n]*$/), 0)
    joined.push({ start: EMPTY.test(gap.slice(opening)) ? from + opening : start, end })
  }
  return joined
}

export interface SortedMusts {
  operations: BriefOperation[]
  /** Words that only sort what is known. */
  spans: Span[]
}

/**
 * “The PLC and the licence are nice to have, the rest is a must”, “I’d only turn someone down for the licence”: changes how much the entries
 * count that a message names. `topicOf` says where something new belongs that is named among them.
 */
export function sortMusts(text: string, brief: Brief, topicOf: (words: string) => Topic): SortedMusts {
  const facts = activeFacts(brief).filter(
    ({ topic, locked }) => REQUIREMENT_TOPICS.includes(topic) && !locked,
  )
  let before: Sorted | null = null
  const sorted = clausesOf(text).flatMap((clause) => {
    const read = readClause(clause, before, facts)
    if (read) before = read
    return read ?? []
  })
  const named = new Set(sorted.flatMap(({ known }) => known.map(({ fact }) => fact.id)))
  const rest = sorted.find(({ isRest, weight }) => isRest && weight === 'nice')
  if (named.size === 0 && rest) return sortRest(text, rest.span, facts)
  // “The rest is essential” sorts nothing by itself.
  if (named.size === 0)
    return {
      operations: [],
      spans: joinSpans(
        text,
        sorted.flatMap(({ isRest, isPlain, span }) =>
          isRest || (isPlain && facts.length > 0) ? [span] : [],
        ),
      ),
    }
  const changed = sorted.flatMap(({ weight, known, news, isRest, isOnly, span }): BriefOperation[] => {
    const quote = { quote: text.slice(span.start, span.end), at: span.start }
    const entries = [...new Set(known.map(({ fact }) => fact))]
    const isExclusive = (isRest && weight === 'nice') || isOnly
    const others = isExclusive
      ? facts.filter(({ id, strength }) => !named.has(id) && strength === 'must')
      : []
    const items = sorted.flatMap((one) => one.known)
    return [
      ...entries.flatMap((fact) =>
        weighEntry(
          fact,
          known.flatMap((one) => (one.fact === fact ? [one.item] : [])),
          weight,
          text,
          span,
        ),
      ),
      ...news.map((value) => ({ ...NO_OPERATION, topic: topicOf(value), strength: weight, value, ...quote })),
      ...others.map((fact) => weigh(fact, 'nice', quote)),
      ...(isExclusive ? weighUnnamed(items, text, span) : []),
    ]
  })
  const confirmed = sorted.flatMap(({ weight, known, span }) =>
    known.map(({ fact }) => weigh(fact, weight, { quote: text.slice(span.start, span.end), at: span.start })),
  )
  return {
    operations: changed.length > 0 ? changed : confirmed,
    spans: joinSpans(
      text,
      sorted.map(({ span }) => span),
    ),
  }
}
