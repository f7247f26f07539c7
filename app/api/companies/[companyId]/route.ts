import { defineEndpoints } from '@/lib/api/route'
import { getCompanyWithResearch } from '@/lib/company/queries'
import { updateCompany } from '@/lib/company/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  getCompany: async ({ owner, params }) => await getCompanyWithResearch(owner, params.companyId),
  updateCompany: async ({ owner, params, body }) => ({
    company: await updateCompany(owner, params.companyId, body),
  }),
})
