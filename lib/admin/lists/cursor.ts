import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { INVALID } from '@/lib/fields'

/** A place in a sorted list, just beside one row: what `next` and `previous` stand for. */
const cursorSchema = z.object({
  /** The order that it belongs to. */
  order: z.string(),
  /** Which stretch of the list the row is in. */
  segment: z.number().int().min(0),
  /** The row's sort key as text; null in a stretch that is sorted by id alone. */
  key: z.string().nullable(),
  id: z.uuid(),
  /** Towards the beginning of the list. */
  back: z.boolean(),
})
export type Cursor = z.infer<typeof cursorSchema>

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** The cursor behind a text. Throws `invalid` for what is none, and for one of another order. */
export function decodeCursor(text: string, order: string): Cursor {
  const result = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (result.success && result.data.order === order && !result.data.key?.includes('\0')) return result.data
  throw new AppError('invalid', INVALID, { fields: [{ field: 'cursor', message: INVALID }] })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What is searched for, as it is compared: one line, blanks as one. */
export const toSearchTerm = (search: string | undefined): string => search?.trim().replace(/\s+/g, ' ') ?? ''

/** Whether the trigrams of a term lead to it: it has three letters or digits in a row. */
export const hasTrigram = (term: string): boolean => /[\p{L}\p{N}]{3}/u.test(term)

/** A term as a LIKE pattern that finds it anywhere. */
export const toLikePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`
