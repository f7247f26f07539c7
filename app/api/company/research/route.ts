import { endpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { researchUnavailable } from '@/lib/companies/service'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  researchCompany: async ({ owner, body }) => {
    if (body.companyId) await requireOwnedCompany(owner, body.companyId)
    throw researchUnavailable()
  },
})
