import { endpoints } from '@/lib/api/route'
import { companyWithResearch } from '@/lib/company/queries'
import { updateCompany } from '@/lib/company/service'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  getCompany: async ({ owner, params }) => await companyWithResearch(owner, params.companyId),
  updateCompany: async ({ owner, params, body }) => ({
    company: await updateCompany(owner, params.companyId, body),
  }),
})
