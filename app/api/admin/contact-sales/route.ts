import { resolveAssignee } from '@/lib/admin/assignees/filter'
import { jsonListResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { CONTACTS } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/contact-sales': async ({ query, signal, administrator }) => {
    if (Object.keys(query).length === 0)
      return jsonListResponse('contacts', (signal) => CONTACTS.readAll({}, signal))
    const { items, page } = await CONTACTS.readPage(resolveAssignee(query, administrator), signal)
    return { contacts: items, page }
  },
})
