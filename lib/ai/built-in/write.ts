import type { LineDraft } from '@/lib/ai/built-in/writing/input'
import type { Fact } from '@/lib/consultation/brief/schema'
import { figuresOf } from '@/lib/consultation/brief/slots/pay'
import { isRemarkOnConversation } from '@/lib/consultation/interview/intent'
import { REQUIREMENT_TOPICS, sectionOf, type Topic } from '@/lib/consultation/topics'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { isHollow } from './extraction/talk'
import { composeDocument } from './writing/compose'
import { withoutFiller } from './writing/filler'
import { asCompany, item, tidy } from './writing/phrases'
import { learnable, shaped } from './writing/shape'
import { isShouting, quietened } from './writing/shouting'
import { inFull, withoutTalk } from './writing/spoken'
import { workLines } from './writing/work'

/** Written as sentences or notes of their own (writing/overview.ts, writing/work.ts). */
const WORDED_TOPICS: readonly Topic[] = ['title', 'driver', 'success', 'responsibilities', 'alsoSaid']

/** The sections in which a fact of the lists and practical details stands; the first one is its home. */
function sectionsOf(fact: Fact): Section[] {
  if (WORDED_TOPICS.includes(fact.topic)) return []
  const section = sectionOf(fact.topic)
  if (!REQUIREMENT_TOPICS.includes(fact.topic)) return [section]
  if (fact.strength !== 'must') return ['niceToHave']
  return fact.topic === 'qualifications' ? [section, 'education'] : [section]
}

function factLines(fact: Fact): LineDraft[] {
  return sectionsOf(fact).map((section) => {
    const isTaught = section === 'niceToHave' && fact.strength === 'learnable'
    const text = shaped(tidy(fact.value), section, fact.topic)
    return {
      section,
      text: item(isTaught ? learnable(text) : text),
      factIds: [fact.id],
      evidence: fact.evidence,
      audience: fact.audience,
      ...(section === 'compensation' && fact.slot?.kind === 'pay' && { pay: figuresOf(fact.slot) }),
    }
  })
}

/** Topics in which short words of no content are an answer ("none", "either"). */
const WORDY: readonly Topic[] = ['driver', 'success', 'responsibilities', 'alsoSaid', ...REQUIREMENT_TOPICS]

/** Heard as a fact, but with nothing in it that a document could say. */
function isEmpty({ topic, value }: Fact): boolean {
  // "Kind", "Go": one word can be all that is asked.
  const isAsked = REQUIREMENT_TOPICS.includes(topic) && !/\s/.test(value.trim())
  return isRemarkOnConversation(value) || (WORDY.includes(topic) && isHollow(value) && !isAsked)
}

/** Writes the specification with the phrases of the rules. The same input gives the same text. */
export const writeSpecification = (input: SpecificationInput): SpecificationContent =>
  composeDocument(input, {
    prepare: (standing) => {
      const spoken = isShouting(standing) ? quietened : (value: string) => value
      return standing.flatMap((fact) => {
        if (isEmpty(fact)) return []
        const value = withoutFiller(fact.value)
        return value === null ? [] : [{ ...fact, value: asCompany(inFull(withoutTalk(spoken(value)))) }]
      })
    },
    linesOf: (facts, { jobTitle, avoid }) => [
      ...workLines(facts, jobTitle, avoid),
      ...facts.flatMap(factLines),
    ],
  })
