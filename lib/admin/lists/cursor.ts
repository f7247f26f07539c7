import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { INVALID } from '@/lib/fields'

const cursorSchema = z.object({
  order: z.string(),
  segment: z.number().int().min(0),
  /** Null in a segment that is sorted only by id. */
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
