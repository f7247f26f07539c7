import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { addEnquiryNote } from '@/lib/enquiries/follow-up/service'
import { readInterestHistory } from '@/lib/vacancy/interests/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/job-interests/{id}/notes': async ({ params, body, administrator, requestId }) => {
    await addEnquiryNote('interest', params.id, body, await actorOf(administrator, requestId))
    return { history: await readInterestHistory(params.id) }
  },
})
