import type { LineDraft } from '@/lib/ai/built-in/writing/input'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { normaliseValue } from '@/lib/consultation/brief/measure'
import type { Brief, Evidence, Fact } from '@/lib/consultation/brief/schema'
import { figuresOf } from '@/lib/consultation/brief/slots/pay'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import { isRemarkOnConversation } from '@/lib/consultation/interview/intent'
import { REQUIREMENT_TOPICS, sectionOf, type Topic } from '@/lib/consultation/topics'
import { audienceOf } from '@/lib/specification/content'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { isHollow } from './extraction/talk'
import { advice, isUnlawfulByHand } from './writing/advice'
import { withoutFiller } from './writing/filler'
import { overviewLines } from './writing/overview'
import { asCompany, avoidedWords, item, tidy } from './writing/phrases'
import { researchLines } from './writing/research'
import { learnable, shaped } from './writing/shape'
import { isShouting, quietened } from './writing/shouting'
import { inFull, withoutTalk } from './writing/spoken'
import { workLines } from './writing/work'

/** Written as sentences or notes of their own (writing/overview.ts, writing/work.ts). */
const WORDED_TOPICS: readonly Topic[] = ['title', 'driver', 'success', 'responsibilities', 'alsoSaid']

const LISTS: readonly Section[] = [
  'responsibilities',
  'firstYear',
  'technical',
  'experience',
  'softSkills',
  'niceToHave',
  'culture',
  'growth',
  'benefits',
]

/**
 * The facts a specification may say. Of an unsettled contradiction the locked side stands, else the later one; the other waits
 * for the manager, and a recommendation says so.
 */
export function standingFacts(brief: Brief): Fact[] {
  const facts = activeFacts(brief)
  const lost = new Set(
    facts.flatMap((fact) => {
      const other = facts.find((one) => one.id === fact.conflictsWith)
      return other === undefined ? [] : [other.locked ? fact.id : other.id]
    }),
  )
  return facts.filter((fact) => !lost.has(fact.id))
}

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

function ruleLines(rules: readonly HouseRule[]): LineDraft[] {
  return rules.flatMap((rule): LineDraft[] => {
    if ((rule.kind !== 'benefit' && rule.kind !== 'fact') || findUnlawful(rule.text).length > 0) return []
    const evidence: Evidence = { kind: 'houseRule', id: rule.id, start: 0, end: rule.text.length }
    const section = rule.kind === 'benefit' ? 'benefits' : 'culture'
    return [{ section, text: item(rule.text), factIds: [], evidence: [evidence] }]
  })
}

function isWithin(part: string, whole: string): boolean {
  const at = part.length < 3 ? -1 : whole.indexOf(part)
  return at >= 0 && !/[\p{L}\p{N}+#]/u.test(`${whole.charAt(at - 1)}${whole.charAt(at + part.length)}`)
}

/** Topics in which short words of no content are an answer ("none", "either"). */
const WORDY: readonly Topic[] = ['driver', 'success', 'responsibilities', 'alsoSaid', ...REQUIREMENT_TOPICS]

/** Heard as a fact, but with nothing in it that a document could say. */
function isEmpty({ topic, value }: Fact): boolean {
  // "Kind", "Go": one word can be all that is asked.
  const isAsked = REQUIREMENT_TOPICS.includes(topic) && !/\s/.test(value.trim())
  return isRemarkOnConversation(value) || (WORDY.includes(topic) && isHollow(value) && !isAsked)
}

/** One fact, one place: a line that another one of its list says already, or any list says word for word, joins that line if it is for the same readers. */
function withoutRepeats(lines: readonly LineDraft[]): LineDraft[] {
  const drafts = lines.map((line, place) => ({
    line: { ...line, audience: audienceOf(line) },
    place,
    said: normaliseValue(line.text),
  }))
  const kept: typeof drafts = []
  for (const draft of [...drafts].sort((one, other) => other.said.length - one.said.length)) {
    const { section } = draft.line
    const home = kept.find(
      ({ line, said }) =>
        line.audience === draft.line.audience &&
        (line.section === section
          ? isWithin(draft.said, said)
          : draft.said === said && LISTS.includes(line.section) && LISTS.includes(section)),
    )
    if (home === undefined) kept.push(draft)
    else {
      home.line.factIds = [...home.line.factIds, ...draft.line.factIds]
      home.line.evidence = [...home.line.evidence, ...draft.line.evidence]
    }
  }
  return kept.sort((one, other) => one.place - other.place).map(({ line }) => line)
}

/**
 * Writes the specification from the active facts of the brief, the company record and the house rules alone. The same input gives
 * the same text. What is unknown has no line.
 */
export function writeSpecification(input: SpecificationInput): SpecificationContent {
  const standing = standingFacts(input.brief)
  const spoken = isShouting(standing) ? quietened : (value: string) => value
  const facts = standing.flatMap((fact) => {
    if (isUnlawfulByHand(fact) || isEmpty(fact)) return []
    const value = withoutFiller(fact.value)
    return value === null ? [] : [{ ...fact, value: asCompany(inFull(withoutTalk(spoken(value)))) }]
  })
  const avoid = input.houseRules
    .filter((rule) => rule.kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
  const overview = overviewLines(input, facts, avoid)
  const said = [
    ...workLines(facts, overview.jobTitle, avoid),
    ...facts.flatMap(factLines),
    ...ruleLines(input.houseRules),
  ]
  const lists = withoutRepeats([...said, ...researchLines(input.research ?? [], said)])
  const recommendations = advice(input.brief, input.houseRules).map(
    (text): LineDraft => ({ section: 'recommendation', text, factIds: [], evidence: [] }),
  )
  return {
    jobTitle: overview.jobTitle,
    companyName: input.company.name,
    companyDescription: input.company.description,
    lines: [...overview.lines, ...lists, ...recommendations].map((line) => ({
      id: input.newId(),
      ...line,
      audience: audienceOf(line),
    })),
  }
}
