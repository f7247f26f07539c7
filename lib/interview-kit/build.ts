import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { audienceOf, toEdition } from '@/lib/specification/content'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { HEADING, isTimeServed } from './lines/read'
import { isNotice, makesNoDemand } from './lines/skip'
import { splitList } from './lines/words'
import type { ItemKind, UnaskedReason } from './options'
import { DOCUMENT, wordPaper } from './papers'
import { wordQuestion } from './questions'
import type { KitItem, Unasked } from './schema'
import { gatherTerms, TERM_SECTIONS, TERMS_QUESTION } from './terms'

/** Rated items that fit, with time to open, to confirm facts and for the candidate's own questions. */
const RATED_MAX = { 45: 6, 60: 8 } as const

const REQUIREMENTS: readonly Section[] = [
  'technical',
  'experience',
  'softSkills',
  'responsibilities',
  'firstYear',
]
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

/** "You hold HACCP level 3" can be shown, whatever its name. */
const HELD = /^(?:you )?holds? (?:an? |the )?[\p{L}\d]/iu

const isDocument = ({ section, text }: Topic) =>
  (section === 'education' ||
    (section === 'experience' && (DOCUMENT.test(text) || HELD.test(text))) ||
    (section === 'technical' && /\b(?:certificate|ticket|card|licen[cs]e)s?$/i.test(text))) &&
  !isTimeOnly(text)

/** "Seven years after the apprenticeship" */
const isTimeOnly = (text: string) =>
  isTimeServed(text) &&
  !DOCUMENT.test(
    text.replace(
      /\b(?:post|after (?:the|an|their))[- ]apprenticeship|\b(?:since|after) (?:you |they )?(?:qualified|qualifying)\b|\bpost[- ]qualif\p{L}+/iu,
      '',
    ),
  )

/** "The degree, five years, IES and Revit are musts": several things, of which other lines say more. */
const isRoundup = (text: string) =>
  /\b(?:is|are) (?:the |all )?musts?\b/i.test(text) ||
  (/\byears?\b/i.test(text) && splitList(text).length > 2)

/** A heading or a sentence about something else is no paper. */
const isPaper = (text: string) =>
  !isNotice(text) &&
  !makesNoDemand(text) &&
  !HEADING.test(text.trim()) &&
  !isRoundup(text) &&
  (DOCUMENT.test(text) || !/^(?:at|in|on|to) |\b(?:we|they)\b/i.test(text))

interface Asked extends Topic {
  kind: ItemKind
  wording: NonNullable<ReturnType<typeof wordQuestion>>
}

/**
 * In turn from each section, so that a long list in one of them leaves room for the others: what must be known and done before how
 * the person works, and at least one aim of the first year.
 */
function inTurn<T extends Topic>(topics: readonly T[]): T[] {
  const queues = REQUIREMENTS.map((section) =>
    topics.filter((topic) => (topic.section === 'education' ? 'experience' : topic.section) === section),
  )
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
  const asked = inTurn(requirements.filter((topic) => !isDocument(topic)).flatMap(wordTopic))
  const sound = asked.filter(({ wording }) => wording.isSound)
  const rated = (sound.length >= SOUND_MIN ? sound : asked)
    .filter((topic, place, list) => !list.slice(0, place).some((earlier) => isSameQuestion(earlier, topic)))
    .slice(0, RATED_MAX[minutes])
    .sort((one, other) => REQUIREMENTS.indexOf(one.section) - REQUIREMENTS.indexOf(other.section))
  const learnable = topicsOf(lines, ['niceToHave'])
    .filter(({ text }) => LEARNABLE.test(text))
    .slice(0, 1)
  return [
    ...rated.map(({ kind, lineIds, wording }) => ({ lineIds, kind, points: [], ...itemOf(wording) })),
    ...learnable.flatMap(({ section, text, lineIds }) => {
      const wording = wordQuestion('learning', { text, section })
      return wording ? [{ lineIds, kind: 'learning' as const, points: [], ...itemOf(wording) }] : []
    }),
    ...gatherPapers(requirements.filter(isDocument), findCheck),
    ...gatherFacts(lines),
  ].map((item, index) => ({ id: `i${index + 1}`, ...item }))
}

const SHARED_WORDS = 0.6
const tellingWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{4,}|\d+/gu)
      ?.filter((word) => !/^(?:with|from|that|this|your|their|have|been|first|year)$/.test(word)),
  )

/** Word for word, or an aim of the first year that says the other one again. */
function isSameQuestion(one: Asked, other: Asked): boolean {
  if (one.wording.question === other.wording.question) return true
  if (one.kind !== 'situational' || other.kind !== 'situational') return false
  const [known, words] = [tellingWords(one.text), [...tellingWords(other.text)]]
  return words.filter((word) => known.has(word)).length >= SHARED_WORDS * words.length
}

/** So many questions are enough without one that only quotes its line. */
const SOUND_MIN = 4

function wordTopic(topic: Topic): Asked[] {
  const kind = KIND_OF[topic.section] ?? 'pastBehaviour'
  const wording = wordQuestion(kind, topic)
  // Without its wrapping, a line may read as what the screen held.
  return wording && isLawful(wording.question) ? [{ ...topic, kind, wording }] : []
}

const itemOf = ({ question, probes, anchors }: Asked['wording']) => ({ question, probes, anchors })

type Unnumbered = Omit<KitItem, 'id'>

const UNRATED = { probes: [], anchors: null }

/** A DBS check that two lines ask for is one. */
function gatherPapers(topics: readonly Topic[], findCheck: KitOptions['findCheck']): Unnumbered[] {
  const papers = new Map<string, Unnumbered>()
  for (const { text, lineIds } of topics) {
    if (!isPaper(text)) continue
    const { key, question, points } = wordPaper(text, findCheck?.(text) ?? null)
    if (![question, ...points].every(isLawful)) continue
    const known = papers.get(key)
    if (known) {
      known.lineIds = [...known.lineIds, ...lineIds].slice(0, LINE_IDS_MAX)
      known.points = [...new Set([...known.points, ...points])]
    } else papers.set(key, { lineIds, kind: 'documentCheck', question, points, ...UNRATED })
  }
  return [...papers.values()]
}

const LINE_IDS_MAX = 60

const labelOf = (section: string) => sectionRow(section as Section).label

function gatherFacts(lines: readonly SpecificationLine[]): Unnumbered[] {
  const { lineIds, points } = gatherTerms(termsAmong(lines), labelOf)
  return lineIds.length === 0
    ? []
    : [
        {
          lineIds: lineIds.slice(0, LINE_IDS_MAX),
          kind: 'fact',
          question: TERMS_QUESTION,
          points,
          ...UNRATED,
        },
      ]
}

const isTermSection = (section: Section) => (TERM_SECTIONS as readonly string[]).includes(section)
const termsAmong = (lines: readonly SpecificationLine[]) =>
  lines.filter(({ section }) => isTermSection(section))

/** The requirements and terms that no item covers, with the reason. */
export function listUnasked(content: SpecificationContent, items: readonly KitItem[]): Unasked[] {
  const covered = new Set(items.flatMap(({ lineIds }) => lineIds))
  const shown = new Set(toEdition(content, 'candidate').lines.map(({ id }) => id))
  const lines = content.lines.filter((line) => audienceOf(line) === 'candidate' && isLawful(line.text))
  const unread = new Set(gatherTerms(termsAmong(lines), labelOf).unread.map(({ id }) => id))
  return topicsOf(lines, ['education', ...REQUIREMENTS, ...TERM_SECTIONS])
    .filter(({ lineIds }) => !lineIds.some((id) => covered.has(id)))
    .flatMap((topic): Unasked[] => {
      const { lineIds, text, section } = topic
      const isTerm = isTermSection(section)
      const reason = reasonOf(
        topic,
        lineIds.some((id) => shown.has(id)),
        unread,
      )
      return isTerm && reason === 'time' ? [] : [{ lineIds, text, reason }]
    })
}

function reasonOf(topic: Topic, isShown: boolean, unread: ReadonlySet<string>): UnaskedReason {
  if (!isShown) return 'rewrite'
  if (isNotice(topic.text)) return 'notice'
  if (isTermSection(topic.section)) return topic.lineIds.some((id) => unread.has(id)) ? 'vague' : 'time'
  return (isDocument(topic) ? isPaper(topic.text) : wordTopic(topic).length > 0) ? 'time' : 'vague'
}
