export const AUDIENCES = ['candidate', 'agency'] as const
/** Whom a fact or a line is for. What is for the agency never reaches a candidate. */
export type Audience = (typeof AUDIENCES)[number]

export const AUDIENCE_LABELS: Record<Audience, string> = {
  candidate: 'Candidates and the agency',
  agency: 'Agency only',
}

/** The items of the advert checklist that topics answer, in order. */
export const CHECKLIST = {
  startAndDuration: 'Start and duration',
  work: 'The work',
  location: 'Location',
  hours: 'Hours',
  pay: 'Pay and benefits',
  notice: 'Notice period',
  risks: 'Health and safety',
  qualifications: 'Required experience and qualifications',
  expenses: 'Expenses',
} as const
type ChecklistKey = keyof typeof CHECKLIST

interface TopicRow {
  key: string
  label: string
  /** What it is called inside a sentence. Absent: the label in lower case. */
  phrase?: string
  /** The order in which open topics are asked about (absent: never asked, only recorded). */
  agenda?: number
  /** The section of the specification in which its facts stand. */
  section: string
  /** Absent: candidate. */
  audience?: Audience
  /** It cannot be changed by hand. */
  isAudienceFixed?: true
  /** Describes the candidate: only here does "must have" mean anything. */
  isRequirement?: true
  checklist?: ChecklistKey
}

/** Order, labels, questions, checklist, sections and prompts derive from this table. */
export const TOPICS = [
  { key: 'title', label: 'Job title', phrase: 'the job title', section: 'overview', isAudienceFixed: true },
  {
    key: 'driver',
    label: 'Why now',
    phrase: 'the reason for hiring',
    agenda: 1,
    section: 'internalNotes',
    audience: 'agency',
  },
  {
    key: 'success',
    label: 'The first year',
    phrase: 'the first-year goals',
    agenda: 2,
    section: 'firstYear',
    checklist: 'work',
  },
  {
    key: 'responsibilities',
    label: 'The work',
    phrase: 'the responsibilities',
    agenda: 3,
    section: 'responsibilities',
    checklist: 'work',
  },
  {
    key: 'technical',
    label: 'Technical skills',
    agenda: 4,
    section: 'technical',
    isRequirement: true,
    checklist: 'qualifications',
  },
  {
    key: 'experience',
    label: 'Experience',
    agenda: 5,
    section: 'experience',
    isRequirement: true,
    checklist: 'qualifications',
  },
  {
    key: 'qualifications',
    label: 'Qualifications',
    phrase: 'qualifications and clearances',
    agenda: 6,
    section: 'experience',
    isRequirement: true,
    checklist: 'qualifications',
  },
  { key: 'softSkills', label: 'Soft skills', agenda: 7, section: 'softSkills', isRequirement: true },
  { key: 'pay', label: 'Pay', agenda: 8, section: 'compensation', checklist: 'pay' },
  {
    key: 'location',
    label: 'Location',
    phrase: 'the location',
    agenda: 9,
    section: 'location',
    checklist: 'location',
  },
  {
    key: 'workPattern',
    label: 'Working pattern',
    phrase: 'the working pattern',
    agenda: 10,
    section: 'workPattern',
    checklist: 'hours',
  },
  { key: 'hours', label: 'Hours', phrase: 'the hours', agenda: 11, section: 'hours', checklist: 'hours' },
  {
    key: 'culture',
    label: 'Organisation and culture',
    phrase: 'the team and culture',
    agenda: 12,
    section: 'culture',
  },
  {
    key: 'growth',
    label: 'Progression',
    phrase: 'progression and learning',
    agenda: 13,
    section: 'growth',
  },
  {
    key: 'benefits',
    label: 'Benefits and rewards',
    phrase: 'the benefits',
    agenda: 14,
    section: 'benefits',
    checklist: 'pay',
  },
  {
    key: 'contractType',
    label: 'Contract',
    phrase: 'the contract type',
    agenda: 15,
    section: 'contractType',
  },
  {
    key: 'startDate',
    label: 'Start date',
    phrase: 'the start date',
    agenda: 16,
    section: 'startDate',
    checklist: 'startAndDuration',
  },
  {
    key: 'motivation',
    label: 'Motivation',
    phrase: 'what would attract people',
    agenda: 17,
    section: 'motivation',
  },
  {
    key: 'healthSafety',
    label: 'Health and safety',
    phrase: 'health and safety risks',
    agenda: 18,
    section: 'healthSafety',
    checklist: 'risks',
  },
  {
    key: 'package',
    label: 'Package',
    phrase: 'the package beyond basic pay',
    section: 'package',
    checklist: 'pay',
  },
  {
    key: 'duration',
    label: 'Duration',
    phrase: 'the duration',
    section: 'duration',
    checklist: 'startAndDuration',
  },
  { key: 'travel', label: 'Travel', section: 'travel' },
  { key: 'onCall', label: 'On call', phrase: 'on-call work', section: 'onCall' },
  {
    key: 'notice',
    label: 'Notice',
    phrase: 'the notice period',
    section: 'notice',
    audience: 'agency',
    checklist: 'notice',
  },
  { key: 'expenses', label: 'Expenses', section: 'expenses', checklist: 'expenses' },
  { key: 'process', label: 'Selection process', phrase: 'the selection process', section: 'process' },
  { key: 'posts', label: 'Number of posts', phrase: 'the number of posts', section: 'posts' },
  {
    key: 'alsoSaid',
    label: 'Other notes',
    phrase: 'your other notes',
    section: 'internalNotes',
    audience: 'agency',
    isAudienceFixed: true,
  },
] as const satisfies readonly TopicRow[]

type Row = (typeof TOPICS)[number]
export type Topic = Row['key']
export type TopicSection = Row['section']

/** A tuple, as zod enums need. */
export const TOPIC_KEYS = TOPICS.map((topic) => topic.key) as [Topic, ...Topic[]]

const ROWS = new Map<Topic, TopicRow & Row>(TOPICS.map((row) => [row.key, row]))
const rowOf = (topic: Topic): TopicRow & Row => ROWS.get(topic) as TopicRow & Row

export const topicLabel = (topic: Topic): string => rowOf(topic).label

/** For use inside a sentence. */
export const topicPhrase = (topic: Topic): string => {
  const { phrase, label } = rowOf(topic)
  return phrase ?? label.toLowerCase()
}

/** The section its facts appear in. Requirements that aren't musts go under "Nice to have". */
export const sectionOf = (topic: Topic): TopicSection => rowOf(topic).section

export const audienceOfTopic = (topic: Topic): Audience => rowOf(topic).audience ?? 'candidate'

/** Every advert names the job, and what has no place in a document waits for one. */
export const isAudienceFixed = (topic: Topic): boolean => rowOf(topic).isAudienceFixed === true

const topicsWhere = (test: (row: TopicRow) => boolean): readonly Topic[] =>
  TOPICS.filter(test).map((row) => row.key)

export const REQUIREMENT_TOPICS = topicsWhere((row) => row.isRequirement === true)

export const AGENDA: readonly Topic[] = TOPICS.flatMap((row) => ('agenda' in row ? [row] : []))
  .sort((a, b) => a.agenda - b.agenda)
  .map((row) => row.key)

/** A topic that the consultant asks about. */
export type AgendaTopic = Extract<Row, { agenda: number }>['key']

export const topicsOfChecklist = (key: ChecklistKey): readonly Topic[] =>
  topicsWhere((row) => row.checklist === key)
