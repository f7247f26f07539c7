import { listColleagues } from '@/lib/account/colleagues/queries'
import { acceptJoinRequest, refuseJoinRequest } from '@/lib/account/colleagues/service'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/companies/{companyId}/join-requests/{requestId}': async ({ caller, params, body }) => {
    await acceptJoinRequest(await requireCompany(caller, params.companyId), params.requestId, body)
    return await listColleagues(caller, params.companyId)
  },
  'DELETE /api/companies/{companyId}/join-requests/{requestId}': async ({ caller, params }) => {
    await refuseJoinRequest(await requireCompany(caller, params.companyId), params.requestId)
    return await listColleagues(caller, params.companyId)
  },
})
