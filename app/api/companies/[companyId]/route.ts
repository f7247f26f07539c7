import { endpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { getCompany } from '@/lib/companies/queries'
import { updateCompany } from '@/lib/companies/service'
import { researchOf } from '@/lib/research/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  getCompany: async ({ owner, params }) => {
    const companyId = await requireOwnedCompany(owner, params.companyId)
    const [company, research] = await Promise.all([getCompany(companyId), researchOf(companyId)])
    return { company, research }
  },
  updateCompany: async ({ owner, params, body }) => ({
    company: await updateCompany(await requireOwnedCompany(owner, params.companyId), body),
  }),
})
