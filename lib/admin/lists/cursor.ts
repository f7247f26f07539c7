import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { INVALID } from '@/lib/fields'

/** A position in a sorted list, next to a row. Encoded in the `next` and `previous` of a page. */
const cursorSchema = z.object({
  /** The sort order for which the cursor is valid. */
  order: z.string(),
  /** Index of the row's segment. */
  segment: z.number().int().min(0),
  /** The row's sort key as text; null in a segment that is sorted only by id. */
  key: z.string().nullable(),
  id: z.uuid(),
  /** Whether it leads towards the start of the list. */
  back: z.boolean(),
})
export type Cursor = z.infer<typeof cursorSchema>

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Throws `invalid` if `text` is no cursor or belongs to another order. */
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

/** A search text with whitespace collapsed. */
export const toSearchTerm = (search: string | undefined): string => search?.trim().replace(/\s+/g, ' ') ?? ''

/** Whether a trigram index can find the term: it has three letters or digits in a row. */
export const hasTrigram = (term: string): boolean => /[\p{L}\p{N}]{3}/u.test(term)

/** A LIKE pattern that finds the term anywhere in a text. */
export const toLikePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`
