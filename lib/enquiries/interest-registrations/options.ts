import { REFERRAL_SOURCES } from '@/lib/enquiries/options'

export const USER_TYPE_FILTERS = [
  { key: 'hiring_manager', label: 'Hiring Managers' },
  { key: 'candidate', label: 'Candidates' },
] as const
export const USER_TYPE_FILTER_KEYS = ['hiring_manager', 'candidate'] as const

/** `other` also matches every stored text that is no longer an option. */
export const SOURCE_FILTER_KEYS = REFERRAL_SOURCES.map(({ key }) => key)
export type SourceFilter = (typeof SOURCE_FILTER_KEYS)[number]

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

export const REGISTRATION_FIGURES = ['total', 'hiringManagers', 'candidates', 'withPhone'] as const
export type RegistrationFigure = (typeof REGISTRATION_FIGURES)[number]
