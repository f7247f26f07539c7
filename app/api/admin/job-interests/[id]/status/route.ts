import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { setEnquiryStatus } from '@/lib/enquiries/follow-up/service'
import { getInterest } from '@/lib/vacancy/interests/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/job-interests/{id}/status': async ({ params, body, administrator, requestId }) => {
    await setEnquiryStatus('interest', params.id, body, await actorOf(administrator, requestId))
    return { interest: await getInterest(params.id) }
  },
})
