import { CONTACT_STATUSES } from '@/lib/enquiries/options'

export const CONTACT_STATUS_KEYS = CONTACT_STATUSES.map(({ key }) => key)

export const REPLY_HOURS = 24

export const CONTACT_SORTS = [
  'name',
  'email',
  'company',
  'productInterest',
  'timeline',
  'budget',
  'status',
  'createdAt',
] as const
export type ContactSort = (typeof CONTACT_SORTS)[number]
