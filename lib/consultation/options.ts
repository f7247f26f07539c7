/**
 * The topics a consultation covers. A fact of the brief belongs to exactly one.
 * `label` is what screens show; `agenda` is the order in which an open topic is asked about (absent: never asked, only heard).
 */
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
  { key: 'context', label: 'Also said' },
] as const satisfies readonly { key: string; label: string; agenda?: number }[]

export type Topic = (typeof TOPICS)[number]['key']

/** The topics as a tuple, for zod enums. */
export const TOPIC_KEYS = TOPICS.map((topic) => topic.key) as [Topic, ...Topic[]]

/** The topics of what is asked of a person: only there does "must have" mean anything. */
export const REQUIREMENT_TOPICS: readonly Topic[] = [
  'technical',
  'experience',
  'qualifications',
  'softSkills',
]

/** How strongly the hiring manager wants a fact (DECISIONS: must, nice, learnable, notApplicable). */
export const STRENGTHS = ['must', 'nice', 'learnable', 'notApplicable'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Where a fact or a line of the specification came from. */
export const EVIDENCE_KINDS = [
  'message',
  'companyForm',
  'website',
  'document',
  'vacancyBuilder',
  'houseRule',
  'handEdit',
] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** `active` facts stand; the other two are kept for the record and never reach a specification. */
export const FACT_STATES = ['active', 'superseded', 'withdrawn'] as const
export type FactState = (typeof FACT_STATES)[number]

/** Protected characteristics of the Equality Act 2010 (section 4), and three practices a recruiter would question. */
export const CHALLENGE_GROUNDS = [
  'age',
  'disability',
  'genderReassignment',
  'marriage',
  'pregnancy',
  'race',
  'religion',
  'sex',
  'orientation',
  'manyMusts',
  'yearsWithoutReason',
  'degreeWithoutReason',
] as const
export type ChallengeGround = (typeof CHALLENGE_GROUNDS)[number]

/** How a topic was closed without, or with, a fact. */
export const CLOSURES = ['answered', 'unknown', 'skipped'] as const

/** Consultation progress steps (specification, section 4). */
export const PROGRESS_STEPS = [
  { key: 'research', label: 'Company Analysis' },
  { key: 'requirements', label: 'Requirements Discussion' },
  { key: 'value_proposition', label: 'Value Proposition' },
  { key: 'summary', label: 'Summary Generation' },
] as const
export type ProgressStep = (typeof PROGRESS_STEPS)[number]['key']

/** Longest message in characters; above it the API answers 422. */
export const MESSAGE_MAX = 24_000

/** Longest text that the server reads aloud at one go, in characters. */
export const SPEECH_MAX = 2000

/** House rules ("Train AI Agent"): kinds with labels, and limits. */
export const HOUSE_RULE_KINDS = [
  { key: 'tone', label: 'Tone of voice' },
  { key: 'avoid', label: 'Words to avoid' },
  { key: 'benefit', label: 'Standard benefit' },
  { key: 'fact', label: 'Always true' },
] as const
export type HouseRuleKind = (typeof HOUSE_RULE_KINDS)[number]['key']
export const HOUSE_RULE_MAX = 300
export const HOUSE_RULES_PER_COMPANY = 50
