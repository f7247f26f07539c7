import { requestContinueLink } from '@/lib/account/sign-in/service'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/companies/{companyId}/continue-links': async ({ caller, params, body }) => {
    await requestContinueLink(await requireCompany(caller, params.companyId), body.email)
    return {}
  },
})
