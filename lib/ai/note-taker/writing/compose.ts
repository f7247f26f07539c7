import { isUnsure, standingFacts } from '@/lib/consultation/brief/facts'
import { normaliseValue } from '@/lib/consultation/brief/normalise'
import type { Brief, Evidence, Fact } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import { isAnsweredElsewhere } from '@/lib/consultation/interview/answered-elsewhere'
import { sectionOf, type Topic } from '@/lib/consultation/topics'
import { audienceOf } from '@/lib/specification/content'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { advice, isUnlawfulByHand } from './advice'
import type { LineDraft } from './input'
import { findTitle, overviewLines } from './overview'
import { avoidedWords, item } from './phrases'
import { researchLines } from './research'
import { keepSecrets, withCaveats } from './reservations'

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

const MUST_LISTS: readonly Section[] = ['technical', 'experience', 'softSkills']

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

/** "Full time" is not said by "we would consider 0.8 full time": in a row, the words must be most of the line that holds them. */
const isMostOf = (part: string, whole: string, section: Section) =>
  LISTS.includes(section) || part.length * 2 >= whole.length

/** A requirement said again with more to it, in whichever list of them that is. */
const isSaidByRequirement = (part: string, whole: string, sections: readonly [Section, Section]) =>
  sections.every((section) => MUST_LISTS.includes(section)) &&
  part.split(' ').length > 2 &&
  isWithin(part, whole)

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
          ? isWithin(draft.said, said) && isMostOf(draft.said, said, section)
          : (draft.said === said && LISTS.includes(line.section) && LISTS.includes(section)) ||
            isSaidByRequirement(draft.said, said, [section, line.section])),
    )
    if (home === undefined) kept.push(draft)
    else {
      home.line.factIds = [...home.line.factIds, ...draft.line.factIds]
      home.line.evidence = [...home.line.evidence, ...draft.line.evidence]
    }
  }
  return kept.sort((one, other) => one.place - other.place).map(({ line }) => line)
}

/** Candidates read these in other sections as well as in their own. */
const READ_ELSEWHERE: readonly Topic[] = ['motivation', 'qualifications']

/** What needs no confirming any more: where a fact has its line, where its topic would have it, what was said to be none, and what other topics tell. */
function listAnswered(
  { agenda }: Pick<Brief, 'agenda'>,
  facts: readonly Fact[],
  lines: readonly LineDraft[],
): Section[] {
  const placed = lines.filter(({ section }) => section !== 'internalNotes')
  const isPlaced = (id: string) => placed.some(({ factIds }) => factIds.includes(id))
  const topics = facts.flatMap(({ id, topic }) => (isPlaced(id) ? [topic] : []))
  const none = agenda.closed.flatMap(({ topic, how }) => (how === 'answered' ? [topic] : []))
  const printed = facts.filter(({ id, audience }) => audience === 'candidate' && isPlaced(id))
  const told = READ_ELSEWHERE.filter((topic) => isAnsweredElsewhere({ facts: printed, agenda }, topic))
  const sections = [...topics, ...none, ...told].flatMap((topic): Section[] =>
    topic === 'qualifications' ? [sectionOf(topic), 'education'] : [sectionOf(topic)],
  )
  return [...new Set(sections)]
}

/** How one writer words the facts: the facts as it says them, and the lines they become. */
export interface Wording {
  prepare(facts: readonly Fact[]): Fact[]
  linesOf(facts: readonly Fact[], about: { jobTitle: string; avoid: readonly string[] }): LineDraft[]
}

/**
 * Writes the specification from the standing facts of the brief, the company record, research and the house rules alone. The same
 * input gives the same text. What is unknown has no line.
 */
export function composeDocument(input: SpecificationInput, wording: Wording): SpecificationContent {
  const standing = keepSecrets(standingFacts(input.brief).filter((fact) => !isUnlawfulByHand(fact)))
  const facts = wording.prepare(standing)
  const avoid = input.houseRules
    .filter((rule) => rule.kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
  const sure = facts.filter((fact) => !isUnsure(fact))
  const jobTitle = findTitle(input, sure).jobTitle || 'Job title to be confirmed'
  const said = [...wording.linesOf(facts, { jobTitle, avoid }), ...ruleLines(input.houseRules)]
  const lists = withoutRepeats([...said, ...researchLines(input.research ?? [], said)])
  const overview = overviewLines(input, { facts: sure, lines: lists, avoid })
  const recommendations = advice(input.brief, input.houseRules).map(
    (text): LineDraft => ({ section: 'recommendation', text, factIds: [], evidence: [] }),
  )
  return {
    jobTitle,
    companyName: input.company.name,
    companyDescription: input.company.description,
    answered: listAnswered(input.brief, sure, lists),
    lines: [...overview, ...withCaveats(lists, standing), ...recommendations].map((line) => ({
      id: input.newId(),
      ...line,
      audience: audienceOf(line),
    })),
  }
}
