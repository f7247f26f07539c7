import { after } from 'next/server'
import { consultant } from '@/lib/ai/consultation/consultant'
import { prefersEventStream } from '@/lib/api/accept'
import { endpoints } from '@/lib/api/route'
import { turnStreamResponse, withEnd } from '@/lib/api/turn-stream'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { lastMessage, takeTurn } from '@/lib/consultation/turn/run'
import { log } from '@/lib/server/log'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  chat: async ({ owner, body, accept, idempotencyKey, requestId }) => {
    const companyId = await requireOwnedCompany(owner, body.companyId)
    const turn = await takeTurn(companyId, body.message, idempotencyKey, consultant)
    const { events, ended } = withEnd(turn.events)
    // The reader may go: a process that ends waits for the turn all the same.
    after(ended)
    if (prefersEventStream(accept))
      return turnStreamResponse(events, (err) => log.error({ err, requestId }, 'a turn failed'))
    const message = await lastMessage(events)
    return { response: message.content, sessionId: turn.sessionId }
  },
})
