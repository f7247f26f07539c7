import { z } from 'zod'
import { text } from '@/lib/fields'

export const PAGE_SIZE = 50
const PAGE_SIZE_MAX = 200
const SEARCH_MAX = 200
const CURSOR_MAX = 2000

/** A count that would take longer than about a second stops here. */
export const MAX_COUNTED = 10_000

/** Finds part of a name, an email address, a company or a role. One or two letters find the words that begin with them. */
export const searchSchema = z.object({ search: text({ max: SEARCH_MAX }).optional() })

/** Whole days in UK time, both included. */
export const dayRangeSchema = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
export type DayRange = z.infer<typeof dayRangeSchema>

/** `cursor` is `next` or `previous` of an earlier response. Without one, `last` asks for that number of rows at the end of the list. */
export const pageRequestSchema = z.object({
  direction: z.enum(['asc', 'desc']).optional(),
  size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
  cursor: z.string().max(CURSOR_MAX).optional(),
  last: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
})
export type PageRequest = z.infer<typeof pageRequestSchema>

/** `next` and `previous` are cursors, or null at the end and start of the list. */
export const pageSchema = z.object({
  size: z.number().int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
})
export type Page = z.infer<typeof pageSchema>

const count = z.number().int()

/** `counts` are of the unfiltered list, `matching` of the filtered one. */
export function countsSchema<Name extends string>(names: readonly Name[]) {
  return z.object({
    counts: z.object(Object.fromEntries(names.map((name) => [name, count])) as Record<Name, typeof count>),
    matching: count,
    /** Those that are more than the 10,000 given for them, because counting them would take too long. */
    moreThan: z.array(z.enum([...names, 'matching'])),
  })
}

export const exportRequestSchema = z.object({
  locale: z.string().max(35).refine(isLocale).optional(),
  timeZone: z.string().max(64).refine(isTimeZone).optional(),
})

function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
