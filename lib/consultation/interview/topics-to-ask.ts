import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefState } from '@/lib/consultation/brief/schema'
import { AGENDA, type Topic } from '@/lib/consultation/topics'
import { isSettled, openTopics } from './open-topics'

const WORK_PATTERN_WORDS =
  /\b(?:from home|at home|home (?:otherwise|the rest)|wfh|remote(?:ly)?|hybrid|on[- ]site|(?:\w+|\d) days? (?:a|per) week|(?:day|night|back|rotating|\w+-) ?shifts?|nights|earlies|lates|(?:\d+|\w+) on,? (?:and )?(?:\d+|\w+) off|mon(?:day)?s? (?:to|-) \w+)\b/i

const HOURS_WORDS = /\b\d[\d.]* ?(?:hours|hrs)\b|\b(?:full|part)[- ]time\b|\bhours (?:a|per) week\b/i

const YEARS_WORDS =
  /\b(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: or more)? ?\+? ?(?:years?|yrs)\b/i

const COUNT =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a couple|a dozen|a handful)'
const TEAM_WORDS = new RegExp(
  `\\b(?:${COUNT} (?:of us|others?|in the (?!uk|day|week|month|year|morning|first)\\w+|(?:other |senior |junior )?(?:engineers|fitters|welders|designers|people|lads|men|women|technicians|mechanics|operators|assemblers|electricians|planners|estimators|carers|nurses|staff|developers|drivers|managers))|(?:small|big|close|tight|young|mixed|friendly|quiet|good|great|nice|lovely) (?:knit )?(?:team|bunch|crew|crowd|office|gang)|the team (?:is|are|has)|(?:everyone|everybody|nobody) \\w+)\\b`,
  'i',
)

const APPEAL_WORDS =
  /\b(?:(?:people|they|lads|staff|everyone|everybody|engineers|most|folk) (?:tend to |usually |all |mostly |do |just )?(?:stay|stop (?:here|with)|love|enjoy|like (?:it|the|being|working))|stay(?:s|ed)? (?:because|cos|with us|for the)|(?:reason|why) (?:people|they|anyone|someone|to) (?:stay|join|come|like)|(?:they|you)(?:['’]?d|['’]?ll| would| will)? (?:get to )?(?:enjoy|love)|best (?:bit|thing|part) (?:is|of|about)|see (?:it|the \w+|things|your (?:own )?work|what you \w+) (?:get )?(?:built|made|through|finished|run|go)|no two (?:days|jobs)|appeals?|attract(?:s|ion)?)\b/i

/** Degrees, tickets, licences and clearance, wanted or not. */
export const QUALIFICATION_WORDS =
  /\b(?:degrees?|diplomas?|hn[cd]s?|nvqs?|gcses?|btecs?|a[- ]levels?|city (?:and|&) guilds|apprenticeships?|time[- ]served|(?:un)?qualified|qualifications?|certificat(?:e|es|ion|ions)|certified|chartered|chartership|tickets?|(?:driving|full|clean|forklift|trailer) licen[cs]es?|(?:cscs|ecs|cpcs|npors|trade|site) cards?|(?:security|sc|dv|bpss|dbs)[- ](?:clear\w*|checks?|checked))\b/i

const RISK_WORDS =
  /\b(?:at height|heights|confined spaces?|noisy|dusty|ear (?:defenders|defs|plugs)|live (?:panels?|working|cables?|systems?)|high voltage|ppe|hazard\w*|chemicals?|heavy lifting|lone working|hot works?|asbestos|safety (?:boots|harness|induction))\b/i

const ANSWERED_BY: Partial<Record<Topic, { topics: readonly Topic[]; words: RegExp }>> = {
  workPattern: { topics: ['location', 'hours'], words: WORK_PATTERN_WORDS },
  experience: { topics: ['technical', 'qualifications', 'responsibilities'], words: YEARS_WORDS },
  hours: { topics: ['workPattern', 'contractType', 'pay', 'startDate'], words: HOURS_WORDS },
  culture: {
    topics: ['softSkills', 'motivation', 'growth', 'benefits', 'posts', 'driver', 'alsoSaid'],
    words: TEAM_WORDS,
  },
  qualifications: {
    topics: ['experience', 'technical', 'softSkills', 'culture', 'alsoSaid'],
    words: QUALIFICATION_WORDS,
  },
  motivation: {
    topics: ['culture', 'growth', 'benefits', 'softSkills', 'responsibilities', 'alsoSaid'],
    words: APPEAL_WORDS,
  },
  healthSafety: { topics: ['responsibilities', 'benefits', 'workPattern', 'alsoSaid'], words: RISK_WORDS },
}

export function isAnsweredElsewhere(brief: BriefState, topic: Topic): boolean {
  const answer = ANSWERED_BY[topic]
  if (answer === undefined) return false
  return answer.topics.some((other) =>
    activeFacts(brief, other).some(({ value }) => answer.words.test(value)),
  )
}

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
