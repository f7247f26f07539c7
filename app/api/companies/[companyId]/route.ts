import { endpoints } from '@/lib/api/route'
import { companyWithResearch } from '@/lib/companies/queries'
import { updateCompany } from '@/lib/companies/service'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  getCompany: async ({ owner, params }) => await companyWithResearch(owner, params.companyId),
  updateCompany: async ({ owner, params, body }) => ({
    company: await updateCompany(owner, params.companyId, body),
  }),
})
