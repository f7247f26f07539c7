import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { removeRun } from '@/lib/research/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/companies/{companyId}/research/runs/{runId}': async ({ owner, params }) =>
    await removeRun(await requireOwnedCompany(owner, params.companyId), params.runId),
})
