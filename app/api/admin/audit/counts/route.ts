import { AUDIT } from '@/lib/admin/audit-log/queries'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/audit/counts': async ({ query, signal }) => await AUDIT.count(query, signal),
})
