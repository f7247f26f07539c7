import { assignRecord } from '@/lib/admin/assignees/service'
import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { REGISTRATIONS } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/interest-registrations/{id}/assignee': async ({
    params,
    body,
    administrator,
    requestId,
  }) => {
    await assignRecord('registration', params.id, body, await actorOf(administrator, requestId))
    return { registration: await REGISTRATIONS.read(params.id) }
  },
})
