import { GROUNDS, type Ground } from '@/lib/consultation/guard/law/grounds'

export const STRENGTHS = ['must', 'nice', 'learnable', 'notApplicable'] as const

export type Strength = (typeof STRENGTHS)[number]

export const EVIDENCE_KINDS = [
  'message',
  'companyForm',
  'website',
  'document',
  'vacancyBuilder',
  'houseRule',
  'handEdit',
  'card',
  'proposal',
] as const

export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** What made a fact that the note-taker read. One that a model read has the model’s name. */
export const BY_RULES = 'built-in'

/** What made a fact that says how the text is to read. It is for the writer, and is never printed. */
export const BY_WORDING = 'wording'

/** A reason to ask about a fact. It never blocks. */
export const DOUBTS = ['years', 'degree', 'proxy', 'conflict', 'typo', 'stale'] as const
export type Doubt = (typeof DOUBTS)[number]

/** Words that were kept out: still held, settled as about the work, or dropped. */
export const HELD_STATES = ['held', 'work', 'dropped'] as const

export const ASK_KINDS = ['place', 'conflict', 'law', 'planted', 'forget', 'proposal'] as const

/** Only `active` facts count; the others are kept for the record and never reach a specification. */
export const FACT_STATES = ['active', 'superseded', 'withdrawn'] as const

/** What the law protects, words that somebody planted for software, and three practices a recruiter would question. */
export const CHALLENGE_GROUNDS = [
  ...GROUNDS,
  'planted',
  'manyMusts',
  'yearsWithoutReason',
  'degreeWithoutReason',
] as const

export type ChallengeGround = (typeof CHALLENGE_GROUNDS)[number]

/** They are questioned and kept; what the others cover is held. */
export const PRACTICES: readonly ChallengeGround[] = [
  'manyMusts',
  'yearsWithoutReason',
  'degreeWithoutReason',
]

export const CARD_KINDS = ['pay', 'place', 'hours', 'contract', 'start', 'notice', 'weigh'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export const CLOSURES = ['answered', 'unknown', 'skipped'] as const
/** Why a topic is closed without a fact: nothing is asked for, nobody knows, or the manager skipped it. */
export type Closure = (typeof CLOSURES)[number]

/** In characters, of a fact edited by hand. */
export const FACT_MAX = 500

/** Against the law, not only a practice to question. */
export const isUnlawfulGround = (ground: ChallengeGround): ground is Ground =>
  GROUNDS.some((one) => one === ground)

/** What the manager can call a requirement. */
export const WEIGHTS = ['must', 'nice', 'learnable'] as const
export type Weight = (typeof WEIGHTS)[number]
