import { listColleagues } from '@/lib/account/colleagues/queries'
import { withdrawInvitation } from '@/lib/account/colleagues/service'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/companies/{companyId}/invitations/{invitationId}': async ({ caller, params }) => {
    await withdrawInvitation(await requireCompany(caller, params.companyId), params.invitationId)
    return await listColleagues(caller, params.companyId)
  },
})
