import { consultant } from '@/lib/ai/expert/consultant'
import { specificationWriter } from '@/lib/ai/specification/writer'
import { prefersEventStream } from '@/lib/api/accept'
import { defineEndpoints } from '@/lib/api/route'
import { trackEnd, turnStreamResponse } from '@/lib/api/turn-stream-response'
import { requireCompanyAndSession } from '@/lib/consultation/session/queries'
import { collectAnswer, startTurn } from '@/lib/consultation/turn/run'
import { runAfterResponse } from '@/lib/server/http/after-response'
import { log } from '@/lib/server/log'
import { prepareSummary } from '@/lib/specification/generation/generate'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/ai/chat': async ({ caller, body, accept, idempotencyKey, requestId }) => {
    const { companyId, sessionId } = await requireCompanyAndSession(caller, body.companyId, body.vacancyId)
    let hasClosed = false
    const onClose = () => {
      hasClosed = true
    }
    const turn = await startTurn(companyId, body, idempotencyKey, consultant, onClose, sessionId)
    const { events, ended } = trackEnd(turn.events)
    // Even if the client disconnects, a shutdown waits for the turn.
    runAfterResponse(async () => {
      await ended
      if (hasClosed) await prepareSummary(companyId, turn.sessionId, specificationWriter)
    })
    if (prefersEventStream(accept))
      return turnStreamResponse(events, (err) => log.error({ err, requestId }, 'a turn failed'))
    const { message, asks, held, import: lines } = await collectAnswer(events)
    const { content: response, card } = message
    return { response, sessionId: turn.sessionId, asks, held, card, import: lines }
  },
})
