import { TOPICS, type Topic } from '@/lib/consultation/topics'

/** How people name topics besides by their labels. Some names could mean several. */
const NAMES: Partial<Record<Topic, string>> = {
  title: 'job title|title|name of the (?:job|role|post)',
  driver: "why now|reason(?: for hiring)?|why we(?:['’]re| are) hiring|background|who left",
  success: 'first year|success|goals?|targets?|objectives?',
  responsibilities: 'responsibilit(?:y|ies)|duties|duty|tasks?|work|job itself|role itself',
  technical: 'skills?|technical skills?|software|tools?|technology',
  experience: 'experience|years(?: of experience)?',
  qualifications: 'qualifications?|degrees?|certificates?|tickets?|clearances?|cards?|licen[cs]es?',
  softSkills: 'soft skills?|personality|attitude|character',
  pay: 'pay|salary|remuneration|wages?|money|rate|day rate|hourly rate|figures?|pay range|salary range|budget',
  location: "location|place|office|where(?: (?:it|they)(?:['’]s| is| are) based)?|site|address|town|city",
  workPattern:
    'working pattern|work pattern|hybrid(?: working)?|remote(?: working)?|working from home|home working|wfh|home days|office days|days',
  hours: 'hours|working hours|shifts?|shift pattern|rota|overtime|days',
  culture: 'team|culture|people',
  growth: 'progression|training|learning|growth|promotion|career',
  benefits: 'benefits?|perks?|holidays?|pension|leave',
  contractType: 'contract(?: type)?|permanent|temp(?:orary)?',
  startDate: 'start(?: date)?|starting|when (?:they|it) starts?',
  motivation: 'motivation|what motivates(?: them| people| someone)?',
  healthSafety: 'risks?|safety|health and safety|hazards?',
  package: 'package|bonus(?:es)?|car|van|allowances?|commission',
  duration: 'duration|length|how long',
  travel: 'travel(?:ling)?',
  onCall: 'on[- ]call|call[- ]?outs?|standby',
  notice: 'notice(?: period)?',
  expenses: 'expenses|mileage',
  process: 'interviews?|(?:selection |interview |hiring )?process|tests?',
  posts: 'number of (?:posts|people|hires)|how many|headcount',
}

const NAMED = TOPICS.map(({ key, label }) => {
  const names = NAMES[key]
  return { key, names: `(?:${label.toLowerCase()}${names ? `|${names}` : ''})` }
})
const PATTERNS = NAMED.map(({ key, names }): [Topic, RegExp] => [key, new RegExp(`^${names}$`, 'i')])
const ANYWHERE = NAMED.map(({ key, names }): [Topic, RegExp] => [key, new RegExp(`\\b${names}\\b`, 'i')])

/** Whether a text speaks of a topic by one of its names, wherever it stands. */
export const namesTopic = (text: string, topic: Topic): boolean =>
  ANYWHERE.some(([key, pattern]) => key === topic && pattern.test(text))

/** The topics that words could name, such as "the pay" or "shifts". */
export function topicsNamed(words: string): Topic[] {
  const name = words
    .trim()
    .replace(/^(?:the|our|any|that|their)\s+/i, '')
    .replace(/\s+(?:bit|part|thing|stuff|side|question|details?|requirements?)$/i, '')
  return PATTERNS.flatMap(([topic, pattern]) => (pattern.test(name) ? [topic] : []))
}
