import { listAudit } from '@/lib/admin/audit-log/queries'
import { endpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  listAudit: async ({ query }) => await listAudit(query),
})
