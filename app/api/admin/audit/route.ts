import { endpoints } from '@/lib/api/route'
import { listAudit } from '@/lib/admin/audit-log/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  listAudit: async ({ query }) => await listAudit(query),
})
