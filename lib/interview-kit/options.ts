/** Of the whole interview. */
export const KIT_MINUTES = [45, 60] as const

export type KitMinutes = (typeof KIT_MINUTES)[number]

/** Rated items that fit, with time to open, to confirm facts and for the candidate's own questions. */
export const RATED_MAX: Record<KitMinutes, number> = { 45: 6, 60: 8 }
/** With fewer, one answer weighs too much. */
export const RATED_MIN = 6

/** Follow-ups of a question. */
export const PROBES_MAX = 3

/** How an item is asked. The first four are rated. */
export const ITEM_KINDS = [
  'pastBehaviour',
  'ownWork',
  'situational',
  'learning',
  'documentCheck',
  'fact',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Of a question to a line of this section. */
export const kindOf = (section: string): ItemKind => (section === 'technical' ? 'ownWork' : 'pastBehaviour')

export const RATED_KINDS: readonly ItemKind[] = ['pastBehaviour', 'ownWork', 'situational']
export const isRated = ({ kind }: { kind: ItemKind }): boolean => RATED_KINDS.includes(kind)

/** Why a line is not asked about: no time left, it waits for a rewrite, a notice to applicants, or no question is written for it. */
export const UNASKED_REASONS = ['time', 'rewrite', 'notice', 'vague'] as const
export type UnaskedReason = (typeof UNASKED_REASONS)[number]
