import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { setRegistrationStatus } from '@/lib/enquiries/interest-registrations/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/interest-registrations/{id}/status': async ({
    params,
    body,
    administrator,
    requestId,
  }) => ({
    registration: await setRegistrationStatus(params.id, body, await actorOf(administrator, requestId)),
  }),
})
