import { listColleagues } from '@/lib/account/colleagues/queries'
import { changeColleague, removeColleague } from '@/lib/account/colleagues/service'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/companies/{companyId}/colleagues/{membershipId}': async ({ caller, params, body }) => {
    await changeColleague(await requireCompany(caller, params.companyId), params.membershipId, body)
    return await listColleagues(caller, params.companyId)
  },
  'DELETE /api/companies/{companyId}/colleagues/{membershipId}': async ({ caller, params }) => {
    const companyId = await requireCompany(caller, params.companyId)
    const before = await listColleagues(caller, companyId)
    await removeColleague(companyId, params.membershipId)
    // People who removed themselves no longer see the list.
    const colleagues = before.colleagues.filter(({ id }) => id !== params.membershipId)
    return { ...before, colleagues }
  },
})
