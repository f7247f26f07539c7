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

export const CONTACT_FIGURES = ['total', 'new', 'contacted', 'qualified', 'closed'] as const
export type ContactFigure = (typeof CONTACT_FIGURES)[number]
