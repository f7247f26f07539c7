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
] as const

export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** Only `active` facts count; the others are kept for the record and never reach a specification. */
export const FACT_STATES = ['active', 'superseded', 'withdrawn'] as const

/** Section 4 of the Equality Act 2010, and three practices a recruiter would question. */
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

export const CLOSURES = ['answered', 'unknown', 'skipped'] as const

/** In characters, of a fact edited by hand. */
export const FACT_MAX = 500
