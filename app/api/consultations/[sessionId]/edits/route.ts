import { defineEndpoints } from '@/lib/api/route'
import { applyHandEdit } from '@/lib/consultation/brief/hand-edits'
import { requireOwnedSession } from '@/lib/consultation/brief/queries'
import { updateBrief } from '@/lib/consultation/brief/service'
import { toBriefView } from '@/lib/consultation/session/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/consultations/{sessionId}/edits': async ({ owner, params, body }) => {
    const { sessionId, company, ...session } = await requireOwnedSession(owner, params.sessionId)
    const brief = await updateBrief(sessionId, (current) => applyHandEdit(current, body))
    return toBriefView(brief, company, session)
  },
})
