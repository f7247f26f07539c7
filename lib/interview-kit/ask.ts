import 'server-only'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { findGuideByTitle } from '@/lib/knowledge/titles/find'
import type { Section } from '@/lib/specification/options'
import type { Form } from './anchors'
import { readBank } from './bank/entries'
import { type Match, rankQuestions } from './bank/match'
import { findNamesToProbe } from './bank/names'
import { toStems } from './bank/stems'
import { isAboutThePost, isHeading, isNotice } from './lines/skip'
import { unwrap } from './lines/words'
import { readPlain, type Wording, wordByHand } from './questions'

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
  form: Form | 'byHand'
  /** What a question written by hand is about. */
  about: ReadonlySet<string>
  /** The more plain questions of the same form a kit has, the higher its `turn`. */
  word: (turn: number) => Wording
}

/** The better it fits, the sooner it is asked, and one of the trade before one for any job. */
const worthOf = ({ strength, entry }: Match) =>
  2.4 + Math.min(strength, 10) / 10 + (entry.guideId === null ? 0 : 0.3)

const isAskable = ({ section, text }: Topic) =>
  section !== 'firstYear' && !isNotice(text) && !isAboutThePost(unwrap(text)) && !isHeading(unwrap(text))

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
    if (result[at] === null && first && first.section === topics[at]?.section) result[at] = first
  }
  return result
}

function readGuideIds(jobTitle: string): string[] {
  const { found, candidates } = findGuideByTitle(jobTitle)
  return found ? [found.id] : candidates.map(({ id }) => id)
}

/** The topics that a question fits. */
export function askTopics(topics: readonly Topic[], jobTitle: string): Asked[] {
  const { names } = readBank()
  const assigned = assign(topics, rankQuestions(topics, readGuideIds(jobTitle), jobTitle))
  const joinedTo = (topic: Topic) =>
    topics.flatMap(({ lineIds }, at) => (assigned[at] === topic ? lineIds : []))
  return topics.flatMap((topic, at): Asked[] => {
    const match = assigned[at] ?? null
    if (match && !('entry' in match)) return []
    const question = match ? byHand(match, topic, names) : readPlain(topic, names)
    // Without its wrapping, a line may read as what the screen held.
    if (!question || !isLawful(question.word(0).question)) return []
    const about = new Set(match ? wordsOfBoth(match.entry, topic) : [])
    return [{ ...topic, lineIds: [...topic.lineIds, ...joinedTo(topic)], about, ...question }]
  })
}

/** A more frequent word, such as "drawing", is no subject. */
const SUBJECT_RARITY = 1.2

/** Of the trade, or of the line. */
function wordsOfBoth({ question }: Match['entry'], { text }: Topic): string[] {
  const { isOfTrade, rarityOf } = readBank()
  const line = new Set(toStems(text))
  return toStems(question).filter(
    (stem) => isOfTrade(stem) || (line.has(stem) && rarityOf(stem) >= SUBJECT_RARITY),
  )
}

const byHand = (match: Match, topic: Topic, known: ReadonlySet<string>) => ({
  worth: worthOf(match),
  form: 'byHand' as const,
  word: (turn: number) =>
    wordByHand(match.entry, topic, { turn, names: findNamesToProbe(topic.text, match.entry, known) }),
})
