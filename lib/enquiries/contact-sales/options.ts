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
