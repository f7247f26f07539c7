import { jsonListResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { listContacts, readAllContacts } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/contact-sales': async ({ query, signal }) =>
    Object.keys(query).length === 0
      ? jsonListResponse('contacts', (signal) => readAllContacts({}, signal))
      : await listContacts(query, signal),
})
