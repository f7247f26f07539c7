import { defineEndpoints } from '@/lib/api/route'
import { getCompanyWithResearch } from '@/lib/company/queries'
import { updateCompany } from '@/lib/company/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/companies/{companyId}': async ({ owner, params, query }) =>
    await getCompanyWithResearch(owner, params.companyId, query.vacancyId),
  'PUT /api/companies/{companyId}': async ({ owner, params, body }) => ({
    company: await updateCompany(owner, params.companyId, body),
  }),
})
