import { resolveAssignee } from '@/lib/admin/assignees/filter'
import { defineEndpoints } from '@/lib/api/route'
import { CONTACTS } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/contact-sales/counts': async ({ query, signal, administrator }) =>
    await CONTACTS.count(resolveAssignee(query, administrator), signal),
})
