/** Why a line cannot be read by a candidate as it is. */
export const LINE_REASONS = [
  'empty',
  'unbalanced',
  'fragment',
  'talk',
  'contact',
  'person',
  'unclear',
] as const
export type LineReason = (typeof LINE_REASONS)[number]
