/** In the order of the document. */
export const SECTIONS = [
  { key: 'overview', label: 'Job overview' },
  { key: 'technical', label: 'Technical skills' },
  { key: 'experience', label: 'Experience and qualifications' },
  { key: 'softSkills', label: 'Soft skills' },
  { key: 'niceToHave', label: 'Nice to have' },
  { key: 'culture', label: 'Organisation and culture' },
  { key: 'growth', label: 'Progression' },
  { key: 'benefits', label: 'Benefits and rewards' },
  { key: 'motivation', label: 'Motivation' },
  { key: 'education', label: 'Qualifications' },
  { key: 'compensation', label: 'Salary' },
  { key: 'package', label: 'Package' },
  { key: 'location', label: 'Location' },
  { key: 'workPattern', label: 'Working pattern' },
  { key: 'hours', label: 'Hours' },
  { key: 'contractType', label: 'Contract' },
  { key: 'startDate', label: 'Start date' },
  { key: 'duration', label: 'Duration' },
  { key: 'travel', label: 'Travel' },
  { key: 'onCall', label: 'On call' },
  { key: 'notice', label: 'Notice' },
  { key: 'healthSafety', label: 'Health and safety' },
  { key: 'expenses', label: 'Expenses' },
  { key: 'process', label: 'Selection process' },
  { key: 'recommendation', label: 'AI recommendations' },
] as const
export type Section = (typeof SECTIONS)[number]['key']
export const SECTION_KEYS = SECTIONS.map((section) => section.key) as [Section, ...Section[]]

export const SPECIFICATION_STATUSES = ['draft', 'approved', 'superseded'] as const
export type SpecificationStatus = (typeof SPECIFICATION_STATUSES)[number]

export const LINE_MAX_CHARS = 600
