import { assignRecord } from '@/lib/admin/assignees/service'
import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { CONTACTS } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/contact-sales/{id}/assignee': async ({ params, body, administrator, requestId }) => {
    await assignRecord('contact', params.id, body, await actorOf(administrator, requestId))
    return { contact: await CONTACTS.read(params.id) }
  },
})
