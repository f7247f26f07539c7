import { defineEndpoints } from '@/lib/api/route'
import { readHistory } from '@/lib/audit/history/queries'
import { actorOf } from '@/lib/auth/administrator'
import { addEnquiryNote } from '@/lib/enquiries/follow-up/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/interest-registrations/{id}/notes': async ({ params, body, administrator, requestId }) => {
    await addEnquiryNote('registration', params.id, body, await actorOf(administrator, requestId))
    return { history: await readHistory({ registrationId: params.id }) }
  },
})
