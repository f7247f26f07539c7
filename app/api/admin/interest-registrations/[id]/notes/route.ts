import { defineEndpoints } from '@/lib/api/route'
import { readHistory } from '@/lib/audit/history/queries'
import { actorOf } from '@/lib/auth/administrator'
import { addRegistrationNote } from '@/lib/enquiries/interest-registrations/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/interest-registrations/{id}/notes': async ({ params, body, administrator, requestId }) => {
    await addRegistrationNote(params.id, body, await actorOf(administrator, requestId))
    return { history: await readHistory({ registrationId: params.id }) }
  },
})
