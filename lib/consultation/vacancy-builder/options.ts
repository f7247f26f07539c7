/** Choices are stored as they read here. */
export const INDUSTRIES = [
  'Aerospace & Defence',
  'Automotive',
  'Construction & Civil Engineering',
  'Electronics & Technology',
  'Energy & Utilities',
  'Manufacturing',
  'Oil & Gas',
  'Pharmaceuticals',
  'Railways & Transport',
  'Telecommunications',
  'Other',
] as const

export const REASONS = [
  'Growth and expansion',
  'Replacement',
  'New project',
  'Increased workload',
  'Reorganization',
] as const

/** A year. */
export const SALARY_BANDS = [
  '£25-35k',
  '£35-45k',
  '£45-55k',
  '£55-70k',
  '£70-90k',
  '£90-120k',
  '£120k+',
] as const

/** In characters. */
export const ANSWER_LIMITS = { jobTitle: 200, success: 2000 } as const

/** Those with `options` take one of them, the others free text. */
export const QUESTIONS = [
  { id: '1', label: 'Industry', question: 'Which industry is the role in?', options: INDUSTRIES },
  { id: '2', label: 'Job title', question: 'What is the job title?', max: ANSWER_LIMITS.jobTitle },
  { id: '3', label: 'Reason for hiring', question: 'Why are you hiring?', options: REASONS },
  { id: '4', label: 'Salary band', question: 'What’s the annual salary?', options: SALARY_BANDS },
  {
    id: '5',
    label: 'First year',
    question: 'What should this person achieve in their first year?',
    max: ANSWER_LIMITS.success,
    long: true,
  },
] as const satisfies readonly {
  id: string
  label: string
  question: string
  options?: readonly string[]
  max?: number
  long?: boolean
}[]
export type QuestionId = (typeof QUESTIONS)[number]['id']
