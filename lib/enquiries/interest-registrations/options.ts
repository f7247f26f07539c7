import { HEARD_SOURCES } from '@/lib/enquiries/options'

/** The type filter of the admin list. */
export const USER_TYPE_FILTERS = [
  { key: 'hiring_manager', label: 'Hiring Managers' },
  { key: 'candidate', label: 'Candidates' },
] as const
export const USER_TYPE_FILTER_KEYS = ['hiring_manager', 'candidate'] as const

/** The source filter: the form's options by key. `other` stands for every text that is none of them, too. */
export const SOURCE_FILTER_KEYS = HEARD_SOURCES.map(({ key }) => key)
export type SourceFilter = (typeof SOURCE_FILTER_KEYS)[number]

/** What the list can be sorted by: the fields of a row. */
export const REGISTRATION_SORTS = [
  'name',
  'email',
  'userType',
  'company',
  'role',
  'phone',
  'howDidYouHear',
  'pricingPlan',
  'interestedIn',
  'createdAt',
] as const
export type RegistrationSort = (typeof REGISTRATION_SORTS)[number]
