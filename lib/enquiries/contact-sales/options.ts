import { CONTACT_STATUSES } from '@/lib/enquiries/options'

export const CONTACT_STATUS_KEYS = CONTACT_STATUSES.map(({ key }) => key)

/** A reply to a sales request is promised within a day (specification, section 9). */
export const REPLY_HOURS = 24

/** What the list can be sorted by: the fields of a row. */
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
