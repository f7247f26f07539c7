import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { deleteHouseRule } from '@/lib/consultation/house-rules/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/companies/{companyId}/house-rules/{ruleId}': async ({ owner, params }) =>
    await deleteHouseRule(await requireOwnedCompany(owner, params.companyId), params.ruleId),
})
