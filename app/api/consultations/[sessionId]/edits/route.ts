import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedSession } from '@/lib/consultation/brief/queries'
import { changeBriefByHand } from '@/lib/consultation/brief/service'
import { toBriefView } from '@/lib/consultation/session/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/consultations/{sessionId}/edits': async ({ caller, params, body }) => {
    const { company, ...session } = await requireOwnedSession(caller, params.sessionId)
    const brief = await changeBriefByHand(session, body)
    return toBriefView(brief, company, session)
  },
})
