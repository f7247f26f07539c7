import type { Fact } from '@/lib/consultation/brief/schema'

/** What may stand between two parts of one sentence. */
const LINK = /^(?:\s*,)?(?:\s*(?:and|plus|&)(?=\s))?(?:\s+(?:an?|the))?\s*$/i
const SENTENCE_END = /[.!?;:]\s|\n|\s[-–—•·*>]\s/
/** Begins a line that has lost its break: nothing but a blank before its capital. */
const isNewLine = (between: string, words: string) => /^\s*$/.test(between) && /^\p{Lu}\p{Ll}/u.test(words)
/** "and they would report to me": a clause that stands alone. */
const OWN_CLAUSE =
  /^(?:they|you)(?:['’](?:ll|d|re|ve)| would| will| can| must| need| get| report| have)(?![\p{L}])/iu
/** In words: a shorter part is an item of a list and can stand alone. */
const ITEM_WORDS = 8
/** In characters. */
const JOINED_MAX = 220

interface Part {
  fact: Fact
  id: string
  start: number
  end: number
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim()
const countWords = (text: string) => text.split(/\s+/).length

/** Where the words of a fact are, if they are in one place and nobody has changed them since. */
function findPart(fact: Fact, messages: ReadonlyMap<string, string>): Part[] {
  const [source, ...others] = fact.evidence
  if (!source || others.length > 0 || source.kind !== 'message' || fact.slot || fact.conflictsWith) return []
  const { id, start, end } = source
  return fold(messages.get(id)?.slice(start, end) ?? '') === fact.value ? [{ fact, id, start, end }] : []
}

function isJoined(first: Part, next: Part, message: string): boolean {
  const [a, b] = [first.fact, next.fact]
  const words = message.slice(first.start, next.end)
  return (
    first.id === next.id &&
    first.end <= next.start &&
    a.topic === b.topic &&
    a.topic !== 'alsoSaid' &&
    a.strength === b.strength &&
    a.audience === b.audience &&
    words.length <= JOINED_MAX &&
    !SENTENCE_END.test(words) &&
    Math.max(countWords(a.value), countWords(b.value)) > ITEM_WORDS &&
    LINK.test(message.slice(first.end, next.start)) &&
    !(a.topic === 'culture' && OWN_CLAUSE.test(b.value)) &&
    !isNewLine(message.slice(first.end, next.start), b.value)
  )
}

/** A fact as a line says it, and the facts that it stands for. */
export interface JoinedFact {
  fact: Fact
  ids: string[]
}

function join(parts: readonly Part[], message: string): JoinedFact | null {
  const [first, ...others] = parts
  const last = others.at(-1) ?? first
  if (!first || !last) return null
  const fact = {
    ...first.fact,
    value: others.length > 0 ? fold(message.slice(first.start, last.end)) : first.fact.value,
    evidence: parts.flatMap((part) => part.fact.evidence),
  }
  return { fact, ids: parts.map((part) => part.fact.id) }
}

/**
 * Facts that are parts of one sentence about one topic, as one fact in the words of that sentence: cut at a comma, its parts
 * would read as halves. Short items of a list stay apart.
 */
export function joinNeighbours(
  facts: readonly Fact[],
  messages: ReadonlyMap<string, string> = new Map(),
): JoinedFact[] {
  const groups: Part[][] = []
  const parts = facts.flatMap((fact) => findPart(fact, messages))
  for (const part of parts.sort((a, b) => a.id.localeCompare(b.id) || a.start - b.start)) {
    const group = groups.at(-1)
    const previous = group?.at(-1)
    if (group && previous && isJoined(previous, part, messages.get(part.id) ?? '')) group.push(part)
    else groups.push([part])
  }
  const joined = new Map<string, JoinedFact>()
  for (const group of groups) {
    const [first] = group
    const line = first && join(group, messages.get(first.id) ?? '')
    if (line) for (const id of line.ids) joined.set(id, line)
  }
  const all = facts.map((fact) => joined.get(fact.id) ?? { fact, ids: [fact.id] })
  return [...new Set(all)]
}
