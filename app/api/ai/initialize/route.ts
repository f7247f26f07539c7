import { consultant } from '@/lib/ai/expert/consultant'
import { warmUp } from '@/lib/ai/reading/warm-up'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { openSession } from '@/lib/consultation/session/service'
import { runAfterResponse } from '@/lib/server/http/after-response'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/ai/initialize': async ({ caller, body }) => {
    const companyId = await requireCompany(caller, body.companyId)
    const { sessionId, openingMessage } = await openSession(companyId, consultant, body.vacancyId)
    // Warms up while the user reads the opening message, so that the first reply is fast.
    runAfterResponse(warmUp)
    return { response: openingMessage, sessionId }
  },
})
