/** `agenda` is the order in which open topics are asked about (absent: never asked, only recorded). */
export const TOPICS = [
  { key: 'title', label: 'Job title' },
  { key: 'driver', label: 'Why now', agenda: 1 },
  { key: 'success', label: 'Success in the first year', agenda: 2 },
  { key: 'responsibilities', label: 'Responsibilities', agenda: 3 },
  { key: 'technical', label: 'Technical skills', agenda: 4 },
  { key: 'experience', label: 'Experience', agenda: 5 },
  { key: 'qualifications', label: 'Qualifications and clearances', agenda: 6 },
  { key: 'softSkills', label: 'Soft skills', agenda: 7 },
  { key: 'pay', label: 'Pay', agenda: 8 },
  { key: 'location', label: 'Location', agenda: 9 },
  { key: 'workPattern', label: 'Working pattern', agenda: 10 },
  { key: 'hours', label: 'Hours', agenda: 11 },
  { key: 'culture', label: 'Team and culture', agenda: 12 },
  { key: 'growth', label: 'Progression and learning', agenda: 13 },
  { key: 'benefits', label: 'Benefits', agenda: 14 },
  { key: 'contractType', label: 'Contract type', agenda: 15 },
  { key: 'startDate', label: 'Start date', agenda: 16 },
  { key: 'motivation', label: 'What motivates the right person', agenda: 17 },
  { key: 'healthSafety', label: 'Health and safety risks', agenda: 18 },
  { key: 'package', label: 'Package beyond basic pay' },
  { key: 'duration', label: 'Duration' },
  { key: 'travel', label: 'Travel' },
  { key: 'onCall', label: 'On call' },
  { key: 'notice', label: 'Notice' },
  { key: 'expenses', label: 'Expenses' },
  { key: 'process', label: 'Selection process' },
  { key: 'context', label: 'Other points' },
] as const satisfies readonly { key: string; label: string; agenda?: number }[]

export type Topic = (typeof TOPICS)[number]['key']

/** A tuple, as zod enums need. */
export const TOPIC_KEYS = TOPICS.map((topic) => topic.key) as [Topic, ...Topic[]]

/** Topics that describe the candidate: only here does "must have" mean anything. */
export const REQUIREMENT_TOPICS: readonly Topic[] = [
  'technical',
  'experience',
  'qualifications',
  'softSkills',
]

export const AGENDA: readonly Topic[] = TOPICS.flatMap((topic) => ('agenda' in topic ? [topic] : []))
  .sort((a, b) => a.agenda - b.agenda)
  .map((topic) => topic.key)

export function topicLabel(topic: Topic): string {
  return TOPICS.find((entry) => entry.key === topic)?.label ?? topic
}
