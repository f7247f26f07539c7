import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { audienceOf, toEdition } from '@/lib/specification/content'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { type Asked, askTopics, type Topic } from './ask'
import { choose, partOf, REQUIREMENTS } from './choose'
import { isDocument, isPaper } from './documents'
import { isAnsweredBy, startDraft } from './draft'
import { toReadOut } from './lines/read-out'
import { isNotice, makesNoDemand } from './lines/skip'
import { isDuration, isServed } from './lines/time'
import { isRated, type KitMinutes, RATED_MAX, type UnaskedReason } from './options'
import { wordPapers } from './papers'
import { wordLearning } from './questions'
import type { KitItem, Unasked } from './schema'
import { gatherTerms, TERM_SECTIONS } from './terms'

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

const openingOf = (question: string) => question.split(/[\s:]/)[0]

/** Questions with words of their own come before those that can be worded around them. Within a section, no two neighbours begin alike where that can be helped. */
function word(chosen: readonly Asked[]): Unnumbered[] {
  const draft = startDraft()
  const wordings = new Map(
    [...chosen]
      .sort((one, other) => Number(other.isFixed) - Number(one.isFixed))
      .map((topic) => [topic, topic.word(draft)]),
  )
  const worded = chosen.flatMap((topic) => {
    const wording = wordings.get(topic)
    const section = partOf(topic)
    return wording ? [{ section, item: { lineIds: topic.lineIds, ...wording } }] : []
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

const isRepeat = (one: Repeatable, other: Repeatable) =>
  isAnsweredBy(one.question, other.question) || one.anchors?.[5] === other.anchors?.[5]
type Repeatable = Pick<KitItem, 'question' | 'anchors'>

/** A line that could only be asked about in the words of another question is asked about with that one. */
function wordBest(asked: readonly Asked[], most: number): Unnumbered[] {
  const items = word(choose(asked, most))
  for (const [at, item] of items.entries()) {
    const earlier = items.slice(0, at).find((one) => isRepeat(one, item))
    if (earlier) return wordBest(joinTopics(asked, earlier, item), most)
  }
  return items
}

const isAbout = ({ lineIds }: Asked, item: Unnumbered) => lineIds.some((id) => item.lineIds.includes(id))

const joinTopics = (asked: readonly Asked[], kept: Unnumbered, repeat: Unnumbered): Asked[] =>
  asked
    .filter((topic) => !isAbout(topic, repeat))
    .map((topic) =>
      isAbout(topic, kept) ? { ...topic, lineIds: [...topic.lineIds, ...repeat.lineIds] } : topic,
    )

export interface KitOptions {
  minutes: KitMinutes
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
  const rated = wordBest(asked, RATED_MAX[minutes])
  return [
    ...rated,
    ...gatherLearning(lines),
    ...gatherPapers(requirements.filter(isDocument), findCheck),
    ...gatherTimes(requirements.filter(isPast)),
    ...gatherFacts(lines),
  ].map((item, index) => ({ id: `i${index + 1}`, ...item }))
}

/** How many rated questions a kit of this length will have. */
export const countRated = (content: SpecificationContent, minutes: KitMinutes): number =>
  buildKitItems(content, { minutes }).filter(isRated).length

function gatherLearning(lines: readonly SpecificationLine[]): Unnumbered[] {
  const [topic] = topicsOf(lines, ['niceToHave']).filter(({ text }) => LEARNABLE.test(text))
  const wording = topic && wordLearning(topic.text)
  return wording ? [{ lineIds: topic.lineIds, ...wording }] : []
}

type Unnumbered = Omit<KitItem, 'id'>

const UNRATED = { probes: [], anchors: null }

function gatherPapers(topics: readonly Topic[], findCheck: KitOptions['findCheck']): Unnumbered[] {
  const papers = topics.filter(({ text }) => isPaper(text))
  return wordPapers(papers, findCheck).flatMap(({ question, points, lineIds }): Unnumbered[] => {
    const lawful = points.filter(isLawful)
    if (!isLawful(question) || lawful.length === 0) return []
    return [
      {
        lineIds: lineIds.slice(0, LINE_IDS_MAX),
        kind: 'documentCheck',
        question,
        points: lawful,
        ...UNRATED,
      },
    ]
  })
}

const LINE_IDS_MAX = 60

const isPast = (topic: Topic) =>
  isDuration(topic) &&
  !isDocument(topic) &&
  !isNotice(topic.text) &&
  !makesNoDemand(topic.text.split(', ')[0] ?? topic.text)

/** Not everybody served an apprenticeship. */
const OTHER_ROUTE = /\bor (?:an? |the )?(?:equivalent|same|similar|trained)\b/i

/** Years and apprenticeships, which a curriculum vitae shows and an answer doesn’t. */
function gatherTimes(topics: readonly Topic[]): Unnumbered[] {
  if (topics.length === 0) return []
  const isTrade = topics.every(({ text }) => isServed(text) && !OTHER_ROUTE.test(text))
  return [
    {
      lineIds: topics.flatMap(({ lineIds }) => lineIds).slice(0, LINE_IDS_MAX),
      kind: 'fact',
      question: isTrade
        ? 'Where did you serve your time, and in which trade?'
        : 'I’ll read you the experience we ask for. How much of that have you done, and where?',
      points: [
        ...topics.map(({ text }) => toReadOut(text)),
        'Note the employers, the work and the dates. Nobody is rated on the number of years.',
      ],
      ...UNRATED,
    },
  ]
}

const labelOf = (section: string) => sectionRow(section as Section).label

function gatherFacts(lines: readonly SpecificationLine[]): Unnumbered[] {
  const { lineIds, question, points } = gatherTerms(termsAmong(lines), labelOf)
  return lineIds.length === 0
    ? []
    : [
        {
          lineIds: lineIds.slice(0, LINE_IDS_MAX),
          kind: 'fact',
          question,
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
      const wording = CLOSED.includes(reason) ? null : (question?.word(startDraft(items)) ?? null)
      return [{ lineIds, text, reason, wording }]
    })
}

interface Standing {
  /** To candidates. */
  isShown: boolean
  /** Of a term: that it can't be read as one. */
  isUnread: boolean
  /** That there is a question for it. */
  isAskable: boolean
}

function reasonOf(topic: Topic, { isShown, isUnread, isAskable }: Standing): UnaskedReason {
  if (!isShown) return 'rewrite'
  if (isNotice(topic.text)) return 'notice'
  if (isTermSection(topic.section)) return isUnread ? 'vague' : 'time'
  return (isDocument(topic) ? isPaper(topic.text) : isAskable) ? 'time' : 'vague'
}
