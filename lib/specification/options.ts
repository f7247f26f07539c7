import { AUDIENCES, type Audience, TOPICS } from '@/lib/consultation/topics'

interface SectionRow {
  key: string
  label: string
  /** Its place in the API's response; `list` adds an index to it. */
  path: string
  shape: 'list' | 'text'
  /** Not listed as "To be confirmed" while it is empty. */
  isOptional?: true
  /** Not in documents of the first shape, which had the work in the overview. */
  isAdded?: true
  /** It cannot be changed line by line. */
  isAudienceFixed?: true
}

/** In the order of the document. */
export const SECTIONS = [
  {
    key: 'overview',
    label: 'Job overview',
    path: 'jobOverview',
    shape: 'text',
    isOptional: true,
    isAudienceFixed: true,
  },
  {
    key: 'responsibilities',
    label: 'What you will do',
    path: 'responsibilities',
    shape: 'list',
    isAdded: true,
  },
  { key: 'firstYear', label: 'The first year', path: 'firstYear', shape: 'list', isAdded: true },
  { key: 'technical', label: 'Technical skills', path: 'keyRequirements.technical', shape: 'list' },
  {
    key: 'experience',
    label: 'Experience and qualifications',
    path: 'keyRequirements.experience',
    shape: 'list',
  },
  { key: 'softSkills', label: 'Soft skills', path: 'keyRequirements.soft_skills', shape: 'list' },
  {
    key: 'niceToHave',
    label: 'Nice to have',
    path: 'keyRequirements.niceToHave',
    shape: 'list',
    isOptional: true,
  },
  {
    key: 'culture',
    label: 'Organisation and culture',
    path: 'employeeValueProposition.culture',
    shape: 'list',
  },
  { key: 'growth', label: 'Progression', path: 'employeeValueProposition.growth', shape: 'list' },
  {
    key: 'benefits',
    label: 'Benefits and rewards',
    path: 'employeeValueProposition.benefits',
    shape: 'list',
  },
  {
    key: 'motivation',
    label: 'Motivation',
    path: 'summary.idealCandidateProfile.motivation',
    shape: 'text',
  },
  {
    key: 'education',
    label: 'Qualifications',
    path: 'summary.idealCandidateProfile.education',
    shape: 'text',
  },
  { key: 'compensation', label: 'Pay', path: 'summary.compensationRange', shape: 'text' },
  { key: 'package', label: 'Package', path: 'summary.practicalDetails.package', shape: 'text' },
  { key: 'location', label: 'Location', path: 'summary.practicalDetails.location', shape: 'text' },
  {
    key: 'workPattern',
    label: 'Working pattern',
    path: 'summary.practicalDetails.workPattern',
    shape: 'text',
  },
  { key: 'hours', label: 'Hours', path: 'summary.practicalDetails.hours', shape: 'text' },
  {
    key: 'posts',
    label: 'Number of posts',
    path: 'summary.practicalDetails.posts',
    shape: 'text',
    isOptional: true,
    isAdded: true,
  },
  { key: 'contractType', label: 'Contract', path: 'summary.practicalDetails.contractType', shape: 'text' },
  { key: 'startDate', label: 'Start date', path: 'summary.practicalDetails.startDate', shape: 'text' },
  { key: 'duration', label: 'Duration', path: 'summary.practicalDetails.duration', shape: 'text' },
  { key: 'travel', label: 'Travel', path: 'summary.practicalDetails.travel', shape: 'text' },
  { key: 'onCall', label: 'On call', path: 'summary.practicalDetails.onCall', shape: 'text' },
  { key: 'notice', label: 'Notice period', path: 'summary.practicalDetails.notice', shape: 'text' },
  {
    key: 'healthSafety',
    label: 'Health and safety',
    path: 'summary.practicalDetails.healthSafety',
    shape: 'text',
  },
  { key: 'expenses', label: 'Expenses', path: 'summary.practicalDetails.expenses', shape: 'text' },
  { key: 'process', label: 'Selection process', path: 'summary.practicalDetails.process', shape: 'text' },
  {
    key: 'internalNotes',
    label: 'Agency only',
    path: 'internalNotes',
    shape: 'list',
    isOptional: true,
    isAudienceFixed: true,
    isAdded: true,
  },
  {
    key: 'recommendation',
    label: 'AI recommendations',
    path: 'aiRecommendations',
    shape: 'list',
    isOptional: true,
    isAudienceFixed: true,
  },
] as const satisfies readonly SectionRow[]
export type Section = (typeof SECTIONS)[number]['key']
export const SECTION_KEYS = SECTIONS.map((section) => section.key) as [Section, ...Section[]]

const ROWS = new Map<string, SectionRow>(SECTIONS.map((row) => [row.key, row]))

export function sectionRow(section: Section): SectionRow {
  const row = ROWS.get(section)
  if (!row) throw new Error(`There is no section ${section}.`)
  return row
}

const AGENCY_SECTIONS = new Set<string>(
  TOPICS.flatMap((row) => ('audience' in row && row.audience === 'agency' ? [row.section] : [])),
)

/** Of lines that don't say whom they are for. Recommendations are advice for whoever reads the draft. */
export const audienceOfSection = (section: Section): Audience =>
  AGENCY_SECTIONS.has(section) || section === 'recommendation' ? 'agency' : 'candidate'

export const isAudienceFixed = (section: Section): boolean => sectionRow(section).isAudienceFixed === true

/** `agency` holds everything, `candidate` what may be published. */
export const EDITIONS = AUDIENCES
export type Edition = Audience

export const SPECIFICATION_STATUSES = ['draft', 'approved', 'superseded'] as const
export type SpecificationStatus = (typeof SPECIFICATION_STATUSES)[number]

export const STATUS_NAMES: Record<SpecificationStatus, string> = {
  draft: 'Draft',
  approved: 'Approved',
  superseded: 'Replaced',
}

export const LINE_MAX_CHARS = 600

/** The edit of a line that a model worded (`reworded.edits`). */
export const BY_MODEL = 'worded by the model'
/** Of a line whose own words a model, or a gate that refused its words for them, has let stand. */
export const LEFT_BY_MODEL = 'read by the model'
