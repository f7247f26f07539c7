import 'server-only'
import type { StoredAlongside } from '@/lib/consultation/brief/service'
import type { Undo } from '@/lib/consultation/brief/undo'
import type { Import } from '@/lib/consultation/messages/schema'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'

/** Another turn took the session meanwhile. */
export const createLostTurnError = () =>
  new AppError(
    'conflict',
    'This consultation was changed in another tab or window. Please send your message again.',
    {
      retryAfter: 2,
    },
  )

/** To store with the brief what was read of a message. Refused where another turn did it first. */
export function markingExtracted(
  sessionId: string,
  messageId: string,
  { undo, import: lines }: { undo: Undo; import: Import | null },
): StoredAlongside {
  const { sql } = Prisma
  return {
    condition: sql`EXISTS (SELECT FROM messages WHERE id = ${messageId}::uuid AND extracted_at IS NULL)`,
    refusal: createLostTurnError,
    steps: [
      sql`read AS (
        UPDATE messages SET extracted_at = ${new Date()}, read_failed_at = NULL, undo = ${JSON.stringify(undo)}::jsonb,
          import = coalesce(${lines && JSON.stringify(lines)}::jsonb, import)
        FROM session WHERE messages.id = ${messageId}::uuid)`,
      // Only the last turn can be undone.
      sql`earlier AS (
        UPDATE messages SET undo = NULL FROM session
        WHERE session_id = ${sessionId}::uuid AND messages.id <> ${messageId}::uuid AND undo IS NOT NULL)`,
    ],
  }
}

/** So that later turns do not try it again. */
export async function markNotRead(messageId: string): Promise<void> {
  await db().message.updateMany({
    where: { id: messageId, extractedAt: null },
    data: { readFailedAt: new Date() },
  })
}
