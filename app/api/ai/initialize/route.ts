import { endpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { openSession } from '@/lib/consultations/service'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  initializeConsultation: async ({ owner, body }) => {
    const { sessionId, openingMessage } = await openSession(await requireOwnedCompany(owner, body.companyId))
    return { response: openingMessage, sessionId }
  },
})
