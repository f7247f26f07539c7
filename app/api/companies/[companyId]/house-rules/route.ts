import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { listHouseRules } from '@/lib/consultation/house-rules/queries'
import { addHouseRule } from '@/lib/consultation/house-rules/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/companies/{companyId}/house-rules': async ({ owner, params }) => ({
    houseRules: await listHouseRules(await requireOwnedCompany(owner, params.companyId)),
  }),
  'POST /api/companies/{companyId}/house-rules': async ({ owner, params, body }) => ({
    houseRule: await addHouseRule(await requireOwnedCompany(owner, params.companyId), body),
  }),
})
