import { jsonListResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { listRegistrations, readAllRegistrations } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/interest-registrations': async ({ query, signal }) =>
    Object.keys(query).length === 0
      ? jsonListResponse('registrations', (signal) => readAllRegistrations({}, signal))
      : await listRegistrations(query, signal),
})
