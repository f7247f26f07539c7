import 'server-only'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { findGuideByTitle } from '@/lib/knowledge/titles/find'
import type { Section } from '@/lib/specification/options'
import { readBank } from './bank/entries'
import { type Match, rankQuestions } from './bank/match'
import { readSettings } from './bank/setting'
import { toStems } from './bank/stems'
import { type Draft, startDraft } from './draft'
import { isWrittenAsActs } from './lines/imperative'
import { isSafetyCritical } from './lines/safety'
import { isAboutThePost, isHeading, isNotice, isTerm } from './lines/skip'
import type { LineToAsk } from './lines/thing'
import { isOnlyDuration } from './lines/time'
import { unwrap } from './lines/words'
import { readPlain } from './plain'
import { readWritten, type Wording, wordByHand } from './questions'

/** Lines that say the same in two sections are one. */
export interface Topic {
  section: Section
  text: string
  lineIds: string[]
}

/** A topic with the question that fits it best. */
export interface Asked extends Topic {
  /** Which of two is asked if there is time for one. */
  worth: number
  /** Whether its words are the same in any kit. */
  isFixed: boolean
  /** What a question written by hand is about. */
  about: ReadonlySet<string>
  /** Its words depend on what the kit holds so far. */
  word: (draft: Draft) => Wording
}

/** The better it fits, the sooner it is asked. */
const worthOf = ({ strength }: Match) => 2 + strength / 5

const isAskable = ({ section, text }: Topic) =>
  section !== 'firstYear' &&
  !isOnlyDuration({ section, text }) &&
  !isNotice(text) &&
  !isTerm(unwrap(text)) &&
  !isAboutThePost(unwrap(text)) &&
  !isHeading(unwrap(text))

/** The strongest first. A second line that only the same question fits is asked about with the first one. */
function assign(topics: readonly Topic[], ranked: readonly Match[][]): (Match | Topic | null)[] {
  const pairs = topics
    .flatMap((topic, at) => (isAskable(topic) ? (ranked[at] ?? []).map((match) => ({ at, match })) : []))
    .sort((one, other) => other.match.strength - one.match.strength)
  const result: (Match | Topic | null)[] = topics.map(() => null)
  const takenBy = new Map<Match['entry'], number>()
  for (const { at, match } of pairs)
    if (result[at] === null && !takenBy.has(match.entry)) {
      result[at] = match
      takenBy.set(match.entry, at)
    }
  for (const { at, match } of pairs) {
    const first = topics[takenBy.get(match.entry) ?? -1]
    const topic = topics[at]
    if (result[at] === null && topic && first?.section === topic.section && !isSafetyCritical(topic.text))
      result[at] = first
  }
  return result
}

function readGuideIds(jobTitle: string): string[] {
  const { found, candidates } = findGuideByTitle(jobTitle)
  return found ? [found.id] : candidates.map(({ id }) => id)
}

/** Who comes to learn the work can’t have done it yet. */
const DUTY: readonly Section[] = ['responsibilities', 'experience']
const LEARNER = /\b(?:apprentices?|cadet|graduate|intern(?:ship)?|placement|student|trainee|undergraduate)\b/i

/** The topics that a question fits. */
export function askTopics(topics: readonly Topic[], jobTitle: string): Asked[] {
  const { names } = readBank()
  const isForLearner = LEARNER.test(jobTitle)
  // What a trade asks its own people takes experience for granted.
  const ranked = rankQuestions(topics, readGuideIds(jobTitle), jobTitle).map((matches, at) =>
    isForLearner && topics[at]?.section !== 'softSkills' ? [] : matches,
  )
  const assigned = assign(topics, ranked)
  const isAtHome = readSettings([jobTitle, ...topics.map(({ text }) => text)])
  const joinedTo = (topic: Topic) =>
    topics.flatMap(({ lineIds }, at) => (assigned[at] === topic ? lineIds : []))
  const textsOf = (section: Section) =>
    topics.flatMap((topic) => (topic.section === section ? [topic.text] : []))
  const ofActs = (['responsibilities', 'firstYear'] as const).filter((section) =>
    isWrittenAsActs(textsOf(section)),
  )
  return topics.flatMap((topic, at): Asked[] => {
    const line = { ...topic, isForLearner, isAmongActs: ofActs.some((section) => section === topic.section) }
    const match = assigned[at] ?? null
    if (match && !('entry' in match)) return []
    const question = match
      ? byHand(match, line)
      : ((isForLearner && DUTY.includes(topic.section) ? null : readWritten(line, names, isAtHome)) ??
        readPlain(line, names))
    // Without its wrapping, a line may read as what the screen held.
    if (!question || !isLawful(question.word(startDraft()).question)) return []
    const about = new Set(match ? wordsOfBoth(match.entry, topic) : [])
    return [
      {
        ...topic,
        lineIds: [...topic.lineIds, ...joinedTo(topic)],
        about,
        isFixed: match !== null,
        ...question,
      },
    ]
  })
}

/** A more frequent word, such as "drawing", is no subject. */
const SUBJECT_RARITY = 1.2

/** Of the trade, or of the line. */
function wordsOfBoth({ questionStems }: Match['entry'], { text }: Topic): string[] {
  const { isOfTrade, rarityOf } = readBank()
  const line = new Set(toStems(text))
  return [...questionStems].filter(
    (stem) => isOfTrade(stem) || (line.has(stem) && rarityOf(stem) >= SUBJECT_RARITY),
  )
}

const byHand = (match: Match, line: LineToAsk) => ({
  worth: worthOf(match),
  word: (draft: Draft) => wordByHand(match.entry.written, line, draft),
})
