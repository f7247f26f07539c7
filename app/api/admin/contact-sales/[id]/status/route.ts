import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { setContactStatus } from '@/lib/enquiries/contact-sales/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/contact-sales/{id}/status': async ({ params, body, administrator, requestId }) => ({
    contact: await setContactStatus(params.id, body, await actorOf(administrator, requestId)),
  }),
})
