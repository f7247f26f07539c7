import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { audienceOf, toEdition } from '@/lib/specification/content'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { type ItemKind, isRated } from './options'
import { anchorsFor, probesFor, wordQuestion } from './questions'
import type { KitItem, Unasked } from './schema'

/** Rated items that fit, with time to open, to confirm facts and for the candidate's own questions. */
const RATED_MAX = { 45: 6, 60: 8 } as const

const REQUIREMENTS: readonly Section[] = [
  'technical',
  'experience',
  'softSkills',
  'responsibilities',
  'firstYear',
]
const FACTS: readonly Section[] = [
  'compensation',
  'location',
  'workPattern',
  'hours',
  'contractType',
  'startDate',
  'duration',
  'travel',
  'onCall',
  'notice',
]

/** What somebody can show on paper. */
const DOCUMENT =
  /\b(?:cards?|tickets?|licen[cs]es?|certificates?|certified|clearance|vetting|sc required|bpss|dbs|right to work|degrees?|diploma|nvq|svq|hnc|hnd|b\.?eng|m\.?eng|apprenticeship|time[- ]served|chartered|ceng|ieng|cscs|ecs|smsts|sssts|ipaf|pasma|gas safe|18th edition|2391|registration|registered|qualified|passport)\b/i

const KIND_OF: Partial<Record<Section, ItemKind>> = {
  technical: 'ownWork',
  experience: 'pastBehaviour',
  softSkills: 'pastBehaviour',
  responsibilities: 'pastBehaviour',
  firstYear: 'situational',
}

const LEARNABLE =
  /\b(?:can be (?:taught|learned|learnt)|we (?:can|will|’ll|'ll) (?:teach|train)|training (?:is )?given|learn(?:ed)? (?:here|on the job))\b/i

/** Lines that say the same in two sections are one. */
interface Topic {
  section: Section
  text: string
  lineIds: string[]
}

function topicsOf(lines: readonly SpecificationLine[], sections: readonly Section[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const section of sections)
    for (const line of lines.filter((one) => one.section === section)) {
      const key = line.text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      const known = topics.get(key)
      if (known) known.lineIds.push(line.id)
      else topics.set(key, { section, text: line.text, lineIds: [line.id] })
    }
  return [...topics.values()]
}

const isDocument = ({ section, text }: Topic) =>
  section === 'education' || (section === 'experience' && DOCUMENT.test(text))

/**
 * In turn from each section, so that a long list in one of them leaves room for the others: what must be known and done before how
 * the person works, and at least one aim of the first year.
 */
function inTurn(topics: readonly Topic[]): Topic[] {
  const queues = REQUIREMENTS.map((section) => topics.filter((topic) => topic.section === section))
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat()
}

export interface KitOptions {
  minutes: 45 | 60
  /** How the paper that a line asks for is checked, or null. */
  findCheck?: (text: string) => string | null
}

/** Everything that each item says comes from the lines it names. The same content gives the same items. */
export function buildKitItems(content: SpecificationContent, { minutes, findCheck }: KitOptions): KitItem[] {
  const { lines } = toEdition(content, 'candidate')
  const requirements = topicsOf(lines, ['education', ...REQUIREMENTS])
  const documents = requirements.filter(isDocument)
  const rated = inTurn(requirements.filter((topic) => !isDocument(topic))).slice(0, RATED_MAX[minutes])
  const learnable = topicsOf(lines, ['niceToHave'])
    .filter(({ text }) => LEARNABLE.test(text))
    .slice(0, 1)
  const facts = topicsOf(lines, FACTS)
  const toItem = (kind: ItemKind, { section, text, lineIds }: Topic): Omit<KitItem, 'id'> => ({
    lineIds,
    kind,
    question: wordQuestion(kind, {
      text,
      label: sectionRow(section).label,
      check: kind === 'documentCheck' ? (findCheck?.(text) ?? null) : null,
    }),
    probes: probesFor(kind),
    anchors: anchorsFor(kind, text),
  })
  const ratedInOrder = [...rated].sort(
    (one, other) => REQUIREMENTS.indexOf(one.section) - REQUIREMENTS.indexOf(other.section),
  )
  return [
    ...ratedInOrder.map((topic) => toItem(KIND_OF[topic.section] ?? 'pastBehaviour', topic)),
    ...learnable.map((topic) => toItem('learning', topic)),
    ...documents.map((topic) => toItem('documentCheck', topic)),
    ...facts.map((topic) => toItem('fact', topic)),
  ].map((item, index) => ({ id: `i${index + 1}`, ...item }))
}

/** The requirements that no item covers, those that need a rewrite included: for a second interviewer. */
export function listUnasked(content: SpecificationContent, items: readonly KitItem[]): Unasked[] {
  const covered = new Set(
    items.filter((item) => isRated(item) || item.kind === 'documentCheck').flatMap(({ lineIds }) => lineIds),
  )
  const lines = content.lines.filter((line) => audienceOf(line) === 'candidate' && isLawful(line.text))
  return topicsOf(lines, ['education', ...REQUIREMENTS])
    .filter(({ lineIds }) => !lineIds.some((id) => covered.has(id)))
    .map(({ lineIds, text }) => ({ lineIds, text }))
}
