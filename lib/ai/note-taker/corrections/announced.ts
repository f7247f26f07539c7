import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { stemsOf } from '@/lib/consultation/guard/take-back/words'

/** "Correction on the nights away, it’s 50-60", "I got the notice wrong: it’s four weeks". */
const ANNOUNCED =
  /\b(?:corrections? (?:on|to|about|for|re)|(?:i|we) (?:got|had|gave you|put)) (?:the |our |my )?(?<name>[^,;:.!?–—\n]{3,40}?)(?: wrong)?(?=[,;:–—]|\s-\s|\.\s)(?<rest>[^!?\n]{3,160})/iu
const SAYS_WRONG = /\bcorrections?\b|\bwrong\b/i
const RANGE = /[£€$]?\d[\d,.]*(?:\s?k\b)?(?:\s?(?:-|–|to)\s?[£€$]?\d[\d,.]*\d?(?:\s?k\b)?)?/giu

const rangesIn = (text: string) =>
  [...text.matchAll(RANGE)].map(({ 0: said, index }) => {
    const words = said.replace(/[,.]$/, '')
    const unit = stemsOf(/^[\s-]*([\p{L}%]+)/u.exec(text.slice(index + words.length))?.[1] ?? '')[0] ?? ''
    return { text: words, start: index, end: index + words.length, unit }
  })

/** The only fact that says something of what is named, and the figure of it that is meant. */
function targetOf(facts: readonly Fact[], name: string) {
  const wanted = stemsOf(name)
  const found = facts.flatMap((fact) => {
    const stems = new Set(stemsOf(fact.value))
    const count = wanted.filter((stem) => stems.has(stem)).length
    const ranges = rangesIn(fact.value)
    const own = ranges.filter(({ unit }) => unit !== '' && wanted.includes(unit))
    const [range, ...others] = own.length > 0 ? own : ranges
    return count * 2 > wanted.length - 1 && count > 0 && range && others.length === 0
      ? [{ fact, range, count }]
      : []
  })
  const best = Math.max(...found.map(({ count }) => count))
  const [target, ...others] = found.filter(({ count }) => count === best)
  return others.length === 0 ? target : undefined
}

/** The operations of a message, with the figure that it announces to correct put right, and without what else was read from that sentence. */
export function withAnnounced(
  text: string,
  operations: readonly BriefOperation[],
  brief: Brief,
): BriefOperation[] {
  const match = ANNOUNCED.exec(text)
  const { name = '', rest = '' } = match?.groups ?? {}
  if (!match || !SAYS_WRONG.test(match[0])) return [...operations]
  const target = targetOf(activeFacts(brief), name)
  const sentence = rest.split(/\.\s/)[0] ?? ''
  const by = rangesIn(sentence).at(-1)
  if (
    !target ||
    !by ||
    (by.unit !== '' &&
      target.range.unit !== '' &&
      by.unit !== target.range.unit &&
      /^(?:hour|night|day|year|week|month|people|%)$/.test(by.unit))
  )
    return [...operations]
  const { fact, range } = target
  const end = match.index + match[0].length - rest.length + sentence.length
  const isOfIt = ({ at, quote }: BriefOperation) =>
    at !== null && quote !== null && at < end && match.index < at + quote.length
  return [
    ...operations.filter((operation) => !isOfIt(operation)),
    {
      op: 'replace',
      topic: fact.topic,
      factId: fact.id,
      value: fact.value.slice(0, range.start) + by.text + fact.value.slice(range.end),
      strength: fact.strength,
      reason: null,
      quote: text.slice(match.index, end),
      at: match.index,
    },
  ]
}
