import { readAuditPage } from '@/lib/admin/audit-log/queries'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/audit': async ({ query, signal }) => await readAuditPage(query, signal),
})
