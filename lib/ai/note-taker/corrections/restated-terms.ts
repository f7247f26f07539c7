import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { type Figure, figuresIn } from './figures'
import { SIGNAL } from './restated'

const TOPICS = ['benefits', 'package', 'expenses', 'onCall'] as const

/** What a job gives of which there is one figure. The first name that fits a sentence counts. */
const TERMS: readonly RegExp[] = [
  /\bcar allowances?\b/i,
  /\btool allowances?\b/i,
  /\b(?:shift|night) (?:allowances?|premiums?)\b/i,
  /\bbonus(?:es)?\b/i,
  /\b(?:employer['’]?s? )?pensions?\b/i,
  /\b(?:holidays?|annual leave|leave)\b/i,
  /\bsick pay\b/i,
  /\b(?:stand-?by|retainer)\b/i,
  /\bmileage\b/i,
  /\b(?:life (?:cover|assurance|insurance)|death in service)\b/i,
]
/** Figures that say how often or from when, and not how much. */
const NOT_THE_SUM = /^(?:month|week|year)$/
const NOW = /\bnow\b/i
/** In characters, between the name of a thing and its figure. */
const REACH = 30

const sentencesOf = (text: string) => [
  ...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text),
]

/** The figure next to the name of a thing: "25 days’ holiday", "holiday is 25 days". Null where another stands as near. */
function figureOf(text: string, term: RegExp): Figure | null {
  const name = term.exec(text)
  if (!name) return null
  const gapOf = ({ start, end }: Figure) =>
    start >= name.index ? start - name.index - name[0].length : name.index - end
  const [nearest, next] = figuresIn(text)
    .filter((figure) => gapOf(figure) <= REACH && !NOT_THE_SUM.test(figure.unit))
    .sort((one, other) => gapOf(one) - gapOf(other))
  return nearest && (!next || gapOf(nearest) < gapOf(next)) ? nearest : null
}

interface RestatedTerm {
  fact: Fact
  value: string
  quote: string
  at: number
}

/** "One correction, the car allowance is £5,400", where another figure was said before: the fact with the new one. */
export function findRestatedTerms(text: string, brief: Brief): RestatedTerm[] {
  const facts = TOPICS.flatMap((topic) => activeFacts(brief, topic))
  const names = facts.map(({ value }) => value)
  return sentencesOf(text).flatMap(({ segment, index }) => {
    if (!SIGNAL.test(segment) && !NOW.test(segment)) return []
    const term = TERMS.find((pattern) => pattern.test(segment))
    const figure = term && figureOf(segment, term)
    if (!term || !figure) return []
    const [at, ...others] = names.flatMap((value, place) => (term.test(value) ? [place] : []))
    const fact = at === undefined || others.length > 0 ? undefined : facts[at]
    const old = fact && figureOf(fact.value, term)
    if (!fact || !old || old.key === figure.key || old.unit !== figure.unit) return []
    const value = fact.value.slice(0, old.start) + figure.text + fact.value.slice(old.end)
    return [{ fact, value, quote: figure.text, at: index + figure.start }]
  })
}

/** Replaces the figures that a message corrects, and drops the facts that only repeat them. */
export function withRestatedTerms(
  text: string,
  operations: readonly BriefOperation[],
  brief: Brief,
): BriefOperation[] {
  const replaced = new Set(operations.flatMap(({ op, factId }) => (op !== 'add' && factId ? [factId] : [])))
  const restated = findRestatedTerms(text, brief).filter(({ fact }) => !replaced.has(fact.id))
  const saysOnly = ({ op, quote, at }: BriefOperation) =>
    op === 'add' &&
    quote !== null &&
    at !== null &&
    figuresIn(quote).length === 1 &&
    restated.some((term) => at <= term.at && term.at < at + quote.length)
  return [
    ...operations.filter((operation) => !saysOnly(operation)),
    ...restated.map(({ fact: { id, topic, strength }, value, quote, at }) => ({
      op: 'replace' as const,
      topic,
      factId: id,
      value,
      strength,
      reason: null,
      quote,
      at,
    })),
  ]
}
