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

/** As screens and the API say it. */
export const LINE_REASON_TEXTS: Record<LineReason, string> = {
  empty: 'Contains no words',
  unbalanced: 'Missing bracket or quotation mark',
  fragment: 'Part of the sentence is missing',
  talk: 'Reads like a chat message',
  contact: 'Contains contact details',
  person: 'Names a person',
  unclear: 'Hard to understand on its own',
}
