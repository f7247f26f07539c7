import type { ResearchField } from '@/lib/research/options'

export const PERSONAL_ACCOUNT =
  /^["“„‚'«]|["”“»]\s*$|(?<![\p{L}/])(?:I|I['’](?:m|ve|d|ll)|my|me|ich|mein|mich|dwi|dw i|rwy['’]n)(?![\p{L}/])/u
export const NOT_A_STATEMENT =
  /^\W*$|\?\s*$|^(?:©|tel\b|phone|fax|e-?mail)|\b(?:VAT|registered (?:office|number|in england)|company number)\b|@\w+\.\w|\b(?:cookies?|newsletter|cwcis|recruitment agenc\w+|agencies|speculative)\b|\|.*\|/i
export const SENTENCE_LIMITS = { minWords: 3, maxLength: 420 }

export const countWords = (text: string) => text.split(/\s+/).length

/** Fields whose sections are prose: every sentence counts. */
export const PROSE_FIELDS: readonly ResearchField[] = [
  'missionVision',
  'workingStyle',
  'growthPath',
  'learningDevelopment',
  'differentiators',
  'values',
  'hiringProcess',
]
