import type { Fact } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'

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
  hours: {
    topics: ['workPattern', 'contractType', 'pay', 'startDate', 'posts', 'title'],
    words: HOURS_WORDS,
  },
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

/** Whether an entry of a neighbouring topic says what the topic asks for. */
export function isAnsweredNearby(topic: Topic, { topic: own, value }: Fact): boolean {
  const answer = ANSWERED_BY[topic]
  return answer?.topics.includes(own) === true && answer.words.test(value)
}
