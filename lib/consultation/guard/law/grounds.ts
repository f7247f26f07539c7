/** Section 4 of the Equality Act 2010, and trade union membership. */
export const GROUNDS = [
  'age',
  'disability',
  'genderReassignment',
  'marriage',
  'pregnancy',
  'race',
  'religion',
  'sex',
  'orientation',
  'union',
] as const

export type Ground = (typeof GROUNDS)[number]
