import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { listHouseRules } from '@/lib/consultation/house-rules/queries'
import { addHouseRule } from '@/lib/consultation/house-rules/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/companies/{companyId}/house-rules': async ({ caller, params }) => ({
    houseRules: await listHouseRules(await requireCompany(caller, params.companyId)),
  }),
  'POST /api/companies/{companyId}/house-rules': async ({ caller, params, body }) => ({
    houseRule: await addHouseRule(await requireCompany(caller, params.companyId), body),
  }),
})
