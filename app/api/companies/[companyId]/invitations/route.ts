import { listColleagues } from '@/lib/account/colleagues/queries'
import { inviteColleague } from '@/lib/account/colleagues/service'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/companies/{companyId}/invitations': async ({ caller, params, body }) => {
    await inviteColleague(caller, await requireCompany(caller, params.companyId), body)
    return await listColleagues(caller, params.companyId)
  },
})
