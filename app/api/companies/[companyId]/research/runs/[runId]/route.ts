import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { removeRun } from '@/lib/research/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/companies/{companyId}/research/runs/{runId}': async ({ caller, params }) =>
    await removeRun(await requireCompany(caller, params.companyId), params.runId),
})
