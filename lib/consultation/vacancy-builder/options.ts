/** Industries of the Vacancy Builder (specification, section 9). Choices are kept and stored as they read here. */
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

/** Reasons for hiring. */
export const REASONS = [
  'Growth and expansion',
  'Replacement',
  'New project',
  'Increased workload',
  'Reorganization',
] as const

/** Salary bands, a year. */
export const SALARY_BANDS = [
  '£25-35k',
  '£35-45k',
  '£45-55k',
  '£55-70k',
  '£70-90k',
  '£90-120k',
  '£120k+',
] as const

/** Longest answers in words of one's own. */
export const ANSWER_LIMITS = { jobTitle: 200, success: 2000 } as const

/** The five questions by their ids; those with options take one of them, the others words of one's own. */
export const QUESTIONS = [
  { id: '1', label: 'Industry', question: 'Which industry is the role in?', options: INDUSTRIES },
  { id: '2', label: 'Job title', question: 'What is the job title?', max: ANSWER_LIMITS.jobTitle },
  { id: '3', label: 'Reason for hiring', question: 'Why are you hiring?', options: REASONS },
  { id: '4', label: 'Salary band', question: 'What is the salary, in a year?', options: SALARY_BANDS },
  {
    id: '5',
    label: 'First year',
    question: 'What must this person achieve in the first year?',
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
