import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedSession } from '@/lib/consultation/brief/queries'
import { reopenImport, takeImport } from '@/lib/consultation/messages/service'
import { toBriefView } from '@/lib/consultation/session/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/consultations/{sessionId}/imports/{messageId}': async ({ caller, params, body }) => {
    const { company, ...session } = await requireOwnedSession(caller, params.sessionId)
    const brief = await takeImport(session, params.messageId, body)
    return toBriefView(brief, company, session)
  },
  'DELETE /api/consultations/{sessionId}/imports/{messageId}': async ({ caller, params }) => {
    const { company, ...session } = await requireOwnedSession(caller, params.sessionId)
    const brief = await reopenImport(session.sessionId, params.messageId)
    return toBriefView(brief, company, session)
  },
})
