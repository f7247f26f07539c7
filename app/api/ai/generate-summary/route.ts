import { endpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { generateSummary } from '@/lib/consultation/turn/run'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  generateSummary: async ({ owner, body }) => {
    const id = await generateSummary(await requireOwnedCompany(owner, body.companyId), body.sessionId)
    return { jobSpecification: { id } }
  },
})
