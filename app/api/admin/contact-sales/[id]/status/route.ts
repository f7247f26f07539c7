import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { setContactStatus } from '@/lib/enquiries/contact-sales/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  setContactStatus: async ({ params, body, administrator, requestId }) => ({
    contact: await setContactStatus(params.id, body, await actorOf(administrator, requestId)),
  }),
})
