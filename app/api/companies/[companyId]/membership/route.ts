import { leaveCompany } from '@/lib/account/colleagues/service'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/companies/{companyId}/membership': async ({ caller, params }) => {
    await leaveCompany(caller.person, await requireCompany(caller, params.companyId))
  },
})
