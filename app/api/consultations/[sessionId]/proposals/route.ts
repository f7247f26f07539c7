import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedSession } from '@/lib/consultation/brief/queries'
import { listProposals } from '@/lib/consultation/proposals/queries'
import { acceptProposal } from '@/lib/consultation/proposals/service'
import { toBriefView } from '@/lib/consultation/session/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/consultations/{sessionId}/proposals': async ({ caller, params, query }) => {
    const { sessionId } = await requireOwnedSession(caller, params.sessionId)
    return await listProposals(sessionId, query.guideId)
  },
  'POST /api/consultations/{sessionId}/proposals': async ({ caller, params, body }) => {
    const { company, ...session } = await requireOwnedSession(caller, params.sessionId)
    const brief = await acceptProposal(session, body)
    return toBriefView(brief, company, session)
  },
})
