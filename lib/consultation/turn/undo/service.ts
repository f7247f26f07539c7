import 'server-only'
import { updateBrief } from '@/lib/consultation/brief/service'
import { undoSchema, undoTurn } from '@/lib/consultation/brief/undo'
import { createBusyError } from '@/lib/consultation/turn/lease/service'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'

const NOT_LAST = 'Only the last message can be undone, and only once.'
const WRITTEN_FROM =
  'We’ve already written a specification from this message, so you can’t undo it. Tell the consultant what’s changed instead.'

/** Removes the last question and its answer, and takes back what it changed in the brief. Returns its words. Throws 404 and `conflict`. */
export async function undoLastTurn(sessionId: string, messageId: string): Promise<string> {
  const message = await db().message.findFirst({
    where: { id: messageId, sessionId, role: 'user' },
    select: { content: true, position: true, createdAt: true, undo: true },
  })
  if (!message) throw notFound()
  if (message.undo === null) throw new AppError('conflict', NOT_LAST)
  const undo = undoSchema.parse(message.undo)
  await updateBrief(
    sessionId,
    (brief) => undoTurn(brief, undo),
    async (client) => {
      const now = new Date()
      const { count } = await client.consultationSession.updateMany({
        where: { id: sessionId, OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lte: now } }] },
        data: { leaseId: null, leaseExpiresAt: null },
      })
      if (count === 0) throw createBusyError()
      const written = await client.jobSpecification.count({
        where: { sessionId, createdAt: { gt: message.createdAt } },
      })
      if (written > 0) throw new AppError('conflict', WRITTEN_FROM)
      const { position } = message
      const later = await client.message.deleteMany({ where: { sessionId, position: { gte: position } } })
      if (later.count === 0) throw new AppError('conflict', NOT_LAST)
    },
  )
  return message.content
}
