import { defineEndpoints } from '@/lib/api/route'
import { countRegistrations } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/interest-registrations/counts': async ({ query, signal }) =>
    await countRegistrations(query, signal),
})
