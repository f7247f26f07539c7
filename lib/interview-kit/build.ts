import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { audienceOf, toEdition } from '@/lib/specification/content'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { type Asked, askTopics, type Topic } from './ask'
import { isHeading, isNotice, makesNoDemand } from './lines/skip'
import { isTimeServed } from './lines/time'
import { splitList } from './lines/words'
import type { UnaskedReason } from './options'
import { DOCUMENT, wordPaper } from './papers'
import { wordAnyway, wordLearning } from './questions'
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
/** Most of the time is for the work itself. */
const SECTION_MAX: Partial<Record<Section, number>> = { experience: 2, softSkills: 2, firstYear: 1 }

const LEARNABLE =
  /\b(?:can be (?:taught|learned|learnt)|we (?:can|will|’ll|'ll) (?:teach|train)|training (?:is )?given|learn(?:ed)? (?:here|on the job))\b/i

/** Lines that say the same in two sections are one. */
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
  !isHeading(text) &&
  !isRoundup(text) &&
  (DOCUMENT.test(text) || !/^(?:at|in|on|to) |\b(?:we|they)\b/i.test(text))

const queueOf = ({ section }: Topic) => (section === 'education' ? 'experience' : section)

/** From so many questions on, one that is worth less is left out. The first limit is for any, the last for plain ones. */
const ENOUGH = [
  { count: 4, worth: 1 },
  { count: 6, worth: 1.5 },
] as const

/**
 * The best of each section, then the best of all, so that a long list in one section leaves room for the others. Two questions about
 * one thing only if there is time. What is left out is listed, and an editor can add it.
 */
function choose(asked: readonly Asked[], most: number): Asked[] {
  const byWorth = (one: Asked, other: Asked) => other.worth - one.worth
  const queues = REQUIREMENTS.map((section) =>
    asked
      .filter((topic) => queueOf(topic) === section)
      .sort(byWorth)
      .slice(0, SECTION_MAX[section]),
  )
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  const rounds = Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? []))
  const [first = [], ...others] = rounds
  const sound = first.filter(({ worth }) => worth >= ENOUGH[0].worth)
  const rest = [...first.filter((topic) => !sound.includes(topic)), ...others.flat()].sort(byWorth)
  const ordered = [...sound, ...rest].filter(
    (topic, place, list) => !list.slice(0, place).some((earlier) => isSameAim(earlier, topic)),
  )
  const again = ordered.filter((topic, place) =>
    ordered.slice(0, place).some((earlier) => isSameSubject(earlier, topic)),
  )
  return [...ordered.filter((topic) => !again.includes(topic)), ...again]
    .filter(({ worth }, place) => !ENOUGH.some((enough) => place >= enough.count && worth < enough.worth))
    .slice(0, most)
    .sort((one, other) => REQUIREMENTS.indexOf(queueOf(one)) - REQUIREMENTS.indexOf(queueOf(other)))
}

/** Two words in common, or the only one. */
function isSameSubject({ about: one }: Asked, { about: other }: Asked): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared > 0 && shared >= Math.min(2, one.size, other.size)
}

const openingOf = (question: string) => question.split(/[\s:]/)[0]

/** Within a section, no two neighbours begin alike where that can be helped. */
function word(chosen: readonly Asked[]): Unnumbered[] {
  const turns = new Map<string, number>()
  const worded = chosen.map((topic) => {
    const turn = turns.get(topic.form) ?? 0
    turns.set(topic.form, turn + 1)
    return { section: queueOf(topic), item: { lineIds: topic.lineIds, points: [], ...topic.word(turn) } }
  })
  const ordered: typeof worded = []
  while (worded.length > 0) {
    const before = openingOf(ordered.at(-1)?.item.question ?? '')
    const other = worded.findIndex(
      ({ section, item }) => section === worded[0]?.section && openingOf(item.question) !== before,
    )
    ordered.push(...worded.splice(Math.max(0, other), 1))
  }
  return ordered.map(({ item }) => item)
}

export interface KitOptions {
  minutes: 45 | 60
  /** How the paper that a line asks for is checked, or null. */
  findCheck?: (text: string) => string | null
}

/** Everything that each item says comes from the lines it names and from our guides. The same content gives the same items. */
export function buildKitItems(content: SpecificationContent, { minutes, findCheck }: KitOptions): KitItem[] {
  const { lines } = toEdition(content, 'candidate')
  const requirements = topicsOf(lines, ['education', ...REQUIREMENTS])
  const asked = askTopics(
    requirements.filter((topic) => !isDocument(topic)),
    content.jobTitle,
  )
  return [
    ...word(choose(asked, RATED_MAX[minutes])),
    ...gatherLearning(lines),
    ...gatherPapers(requirements.filter(isDocument), findCheck),
    ...gatherFacts(lines),
  ].map((item, index) => ({ id: `i${index + 1}`, ...item }))
}

function gatherLearning(lines: readonly SpecificationLine[]): Unnumbered[] {
  const [topic] = topicsOf(lines, ['niceToHave']).filter(({ text }) => LEARNABLE.test(text))
  const wording = topic && wordLearning(topic.text)
  return wording ? [{ lineIds: topic.lineIds, points: [], ...wording }] : []
}

const SHARED_WORDS = 0.6
const tellingWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{4,}|\d+/gu)
      ?.filter((word) => !/^(?:with|from|that|this|your|their|have|been|first|year)$/.test(word)),
  )

/** An aim of the first year that says the other one again. */
function isSameAim(one: Asked, other: Asked): boolean {
  if (one.section !== 'firstYear' || other.section !== 'firstYear') return false
  const [known, words] = [tellingWords(one.text), [...tellingWords(other.text)]]
  return words.length > 1 && words.filter((word) => known.has(word)).length >= SHARED_WORDS * words.length
}

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

/** Waiting to be rewritten, and notices to everybody. */
const CLOSED: readonly UnaskedReason[] = ['rewrite', 'notice']

/** The requirements and terms that no item covers, with the reason, and a question for those that can be added. */
export function listUnasked(content: SpecificationContent, items: readonly KitItem[]): Unasked[] {
  const covered = new Set(items.flatMap(({ lineIds }) => lineIds))
  const shown = new Set(toEdition(content, 'candidate').lines.map(({ id }) => id))
  const lines = content.lines.filter((line) => audienceOf(line) === 'candidate' && isLawful(line.text))
  const unread = new Set(gatherTerms(termsAmong(lines), labelOf).unread.map(({ id }) => id))
  const topics = topicsOf(lines, ['education', ...REQUIREMENTS, ...TERM_SECTIONS])
  const askable = topics.filter((topic) => !isTermSection(topic.section) && !isDocument(topic))
  const asked = askTopics(askable, content.jobTitle)
  const questionFor = (topic: Topic) =>
    asked.find(({ lineIds }) => lineIds.some((id) => topic.lineIds.includes(id))) ?? null
  return topics
    .filter(({ lineIds }) => !lineIds.some((id) => covered.has(id)))
    .flatMap((topic): Unasked[] => {
      const { lineIds, text } = topic
      const question = questionFor(topic)
      const isShown = lineIds.some((id) => shown.has(id))
      const reason = reasonOf(topic, {
        isShown,
        isUnread: lineIds.some((id) => unread.has(id)),
        isAskable: question !== null,
      })
      if (isTermSection(topic.section) && reason === 'time') return []
      const wording = CLOSED.includes(reason) ? null : (question?.word(0) ?? wordAnyway(topic))
      return [{ lineIds, text, reason, wording }]
    })
}

interface Standing {
  /** To candidates. */
  isShown: boolean
  /** Of a term: that it can't be read as one. */
  isUnread: boolean
  isAskable: boolean
}

function reasonOf(topic: Topic, { isShown, isUnread, isAskable }: Standing): UnaskedReason {
  if (!isShown) return 'rewrite'
  if (isNotice(topic.text)) return 'notice'
  if (isTermSection(topic.section)) return isUnread ? 'vague' : 'time'
  return (isDocument(topic) ? isPaper(topic.text) : isAskable) ? 'time' : 'vague'
}
