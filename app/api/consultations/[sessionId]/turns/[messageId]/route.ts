import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedSession } from '@/lib/consultation/brief/queries'
import { undoLastTurn } from '@/lib/consultation/turn/undo/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/consultations/{sessionId}/turns/{messageId}': async ({ caller, params }) => {
    const { sessionId } = await requireOwnedSession(caller, params.sessionId)
    return { message: await undoLastTurn(sessionId, params.messageId) }
  },
})
