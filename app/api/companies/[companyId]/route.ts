import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { deleteCompany } from '@/lib/company/data/service'
import { getCompanyWithResearch } from '@/lib/company/queries'
import { updateCompany } from '@/lib/company/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/companies/{companyId}': async ({ caller, params, query }) =>
    await getCompanyWithResearch(caller, params.companyId, query.vacancyId),
  'PUT /api/companies/{companyId}': async ({ caller, params, body }) => ({
    company: await updateCompany(caller, params.companyId, body),
  }),
  'DELETE /api/companies/{companyId}': async ({ caller, params, body, address, requestId }) => {
    await deleteCompany(await requireCompany(caller, params.companyId), body, { address, requestId })
  },
})
