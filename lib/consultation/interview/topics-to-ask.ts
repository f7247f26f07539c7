import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefState } from '@/lib/consultation/brief/schema'
import { AGENDA, type Topic } from '@/lib/consultation/topics'
import { isAnsweredElsewhere } from './answered-elsewhere'
import { isSettled, openTopics } from './open-topics'

export function topicsToAsk(brief: BriefState): Topic[] {
  return openTopics(brief).filter((topic) => !isAnsweredElsewhere(brief, topic))
}

/** Nobody can approve a specification without these. One of each is enough. */
export const APPROVAL_GROUPS: readonly (readonly [Topic, ...Topic[]])[] = [
  ['responsibilities', 'success'],
  ['pay'],
  ['location'],
  ['contractType'],
]
/** Nobody would answer an advert without any. */
const REQUIREMENTS: readonly [Topic, ...Topic[]] = ['technical', 'experience', 'qualifications']

/** What the document can’t do without and nobody has spoken of or passed over. */
export const neededTopics = (brief: BriefState): Topic[] =>
  [...APPROVAL_GROUPS, REQUIREMENTS]
    .filter((group) => !group.some((topic) => isSettled(brief, topic)))
    .map(([topic]) => topic)

/** What the brief lacks and an approval needs. */
export const approvalTopics = (brief: BriefState): Topic[] =>
  APPROVAL_GROUPS.filter((group) => !group.some((topic) => activeFacts(brief, topic).length > 0)).map(
    ([topic]) => topic,
  )

/** The landing page says that a vacancy takes about ten minutes. */
const INTERVIEW_MINUTES = 10

/** What so many topics usually take. */
export const minutesFor = (topics: number): number =>
  Math.max(1, Math.ceil((topics * INTERVIEW_MINUTES) / AGENDA.length))

/** The brief is ready once every group has a settled topic. */
const CORE_TOPIC_GROUPS: readonly Topic[][] = [
  ['driver', 'success', 'responsibilities'],
  ['technical', 'experience', 'qualifications'],
  ['pay'],
  ['location', 'workPattern'],
  ['culture', 'growth', 'benefits'],
]

/** `early` has gaps in the core. `missing` lists the topics that will read "To be confirmed". */
export function readiness(brief: BriefState): { state: 'empty' | 'early' | 'ready'; missing: Topic[] } {
  const facts = activeFacts(brief)
  // "No tickets needed", or a reason that candidates read under another heading, is an answer.
  const isAnswered = (topic: Topic) =>
    brief.agenda.closed.some((entry) => entry.topic === topic && entry.how === 'answered')
  const missing = AGENDA.filter((topic) => !facts.some((fact) => fact.topic === topic) && !isAnswered(topic))
  if (facts.length === 0) return { state: 'empty', missing }
  const isReady = CORE_TOPIC_GROUPS.every((group) => group.some((topic) => isSettled(brief, topic)))
  return { state: isReady ? 'ready' : 'early', missing }
}
