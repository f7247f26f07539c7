import type { ResearchField } from '@/lib/research/options'

/** Somebody's own account: a member of staff's or a customer's. */
export const PERSONAL =
  /^["“„‚'«]|["”“»]\s*$|(?<![\p{L}/])(?:I|I['’](?:m|ve|d|ll)|my|me|ich|mein|mich|dwi|dw i|rwy['’]n)(?![\p{L}/])/u
export const NO_SENTENCE =
  /^\W*$|\?\s*$|^(?:©|tel\b|phone|fax|e-?mail)|\b(?:VAT|registered (?:office|number|in england)|company number)\b|@\w+\.\w|\b(?:cookies?|newsletter|cwcis|recruitment agenc\w+|agencies|speculative)\b|\|.*\|/i
export const SENTENCE = { min: 3, max: 420 }

export const wordsIn = (text: string) => text.split(/\s+/).length

/** Fields whose sections are told in sentences, each of which counts. */
export const TOLD: readonly ResearchField[] = [
  'missionVision',
  'workingStyle',
  'growthPath',
  'learningDevelopment',
  'differentiators',
  'values',
  'hiringProcess',
]
