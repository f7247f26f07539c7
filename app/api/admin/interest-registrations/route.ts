import { resolveAssignee } from '@/lib/admin/assignees/filter'
import { jsonListResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { REGISTRATIONS } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/interest-registrations': async ({ query, signal, administrator }) => {
    if (Object.keys(query).length === 0)
      return jsonListResponse('registrations', (signal) => REGISTRATIONS.readAll({}, signal))
    const { items, page } = await REGISTRATIONS.readPage(resolveAssignee(query, administrator), signal)
    return { registrations: items, page }
  },
})
