import { endpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { getCompany } from '@/lib/companies/queries'
import { updateCompany } from '@/lib/companies/service'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  getCompany: async ({ owner, params }) => ({
    company: await getCompany(await requireOwnedCompany(owner, params.companyId)),
    research: null,
  }),
  updateCompany: async ({ owner, params, body }) => ({
    company: await updateCompany(await requireOwnedCompany(owner, params.companyId), body),
  }),
})
