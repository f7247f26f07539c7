import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { exportCompany } from '@/lib/company/data/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/companies/{companyId}/export': async ({ caller, params, address, requestId }) =>
    await exportCompany(await requireCompany(caller, params.companyId), { address, requestId }),
})
