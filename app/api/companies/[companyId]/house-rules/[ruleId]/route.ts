import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { deleteHouseRule } from '@/lib/consultation/house-rules/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/companies/{companyId}/house-rules/{ruleId}': async ({ caller, params }) =>
    await deleteHouseRule(await requireCompany(caller, params.companyId), params.ruleId),
})
