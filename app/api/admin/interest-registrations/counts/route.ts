import { resolveAssignee } from '@/lib/admin/assignees/filter'
import { defineEndpoints } from '@/lib/api/route'
import { REGISTRATIONS } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/interest-registrations/counts': async ({ query, signal, administrator }) =>
    await REGISTRATIONS.count(resolveAssignee(query, administrator), signal),
})
