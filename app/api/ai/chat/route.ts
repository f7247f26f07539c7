import { prefersEventStream } from '@/lib/api/accept'
import { endpoints } from '@/lib/api/route'
import { turnStreamResponse } from '@/lib/api/turn-stream'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { lastMessage, takeTurn } from '@/lib/consultations/service'
import { log } from '@/lib/log'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  chat: async ({ owner, body, accept, idempotencyKey, requestId }) => {
    const companyId = await requireOwnedCompany(owner, body.companyId)
    const { sessionId, events } = await takeTurn(companyId, body.message, idempotencyKey)
    if (prefersEventStream(accept))
      return turnStreamResponse(events, (err) => log.error({ err, requestId }, 'a turn failed'))
    const message = await lastMessage(events)
    return { response: message.content, sessionId }
  },
})
