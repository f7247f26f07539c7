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

/** Longest value of a fact that is edited by hand, in characters. */
export const FACT_MAX = 500
