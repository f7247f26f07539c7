import type { Fact } from '@/lib/consultation/brief/schema'
import { sectionOf } from '@/lib/consultation/topics'

/** What may stand between two parts of one sentence. */
const LINK = /^(?:\s*,)?(?:\s*(?:and|plus|&)(?=\s))?(?:\s+(?:an?|the))?\s*$/i
const SENTENCE_END = /[.!?;:]\s|\n|\s[-–—•·*>]\s/
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
    sectionOf(a.topic) === sectionOf(b.topic) &&
    a.topic !== 'alsoSaid' &&
    a.strength === b.strength &&
    a.audience === b.audience &&
    words.length <= JOINED_MAX &&
    !SENTENCE_END.test(words) &&
    Math.max(countWords(a.value), countWords(b.value)) > ITEM_WORDS &&
    LINK.test(message.slice(first.end, next.start))
  )
}

/**
 * Facts that are parts of one sentence and stand in one section, as one fact in the words of that sentence: cut at a comma, its parts
 * would read as halves. Short items of a list stay apart.
 */
export function joinNeighbours(
  facts: readonly Fact[],
  messages: ReadonlyMap<string, string> = new Map(),
): { fact: Fact; ids: string[] }[] {
  const parts = facts.flatMap((fact) => findPart(fact, messages)).sort((a, b) => a.start - b.start)
  const joined = new Map<string, { fact: Fact; ids: string[] }>()
  const absorbed = new Set<string>()
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const message = messages.get(part.id) ?? ''
    const ids = [part.fact.id]
    for (;;) {
      const place = parts.findIndex((next) => isJoined(part as Part, next, message))
      const [next] = place < 0 ? [] : parts.splice(place, 1)
      if (!next) break
      ids.push(next.fact.id)
      absorbed.add(next.fact.id)
      const evidence = [...part.fact.evidence, ...next.fact.evidence]
      const value = fold(message.slice(part.start, next.end))
      part = { ...part, end: next.end, fact: { ...part.fact, value, evidence } }
    }
    joined.set(part.fact.id, { fact: part.fact, ids })
  }
  return facts
    .filter(({ id }) => !absorbed.has(id))
    .map((fact) => joined.get(fact.id) ?? { fact, ids: [fact.id] })
}
