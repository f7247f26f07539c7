import { defineEndpoints } from '@/lib/api/route'
import { readHistory } from '@/lib/audit/history/queries'
import { actorOf } from '@/lib/auth/administrator'
import { addEnquiryNote } from '@/lib/enquiries/follow-up/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/contact-sales/{id}/notes': async ({ params, body, administrator, requestId }) => {
    await addEnquiryNote('contact', params.id, body, await actorOf(administrator, requestId))
    return { history: await readHistory({ contactId: params.id }) }
  },
})
