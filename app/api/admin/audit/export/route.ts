import { AUDIT_COLUMNS } from '@/lib/admin/audit-log/csv-columns'
import { allAudit } from '@/lib/admin/audit-log/queries'
import { localDates } from '@/lib/admin/csv'
import { endpoints } from '@/lib/api/route'
import { csvFile } from '@/lib/api/stream'
import { recordExport } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  exportAudit: async ({ query: { locale, timeZone, ...filter }, administrator, requestId }) =>
    csvFile('audit-log', {
      columns: AUDIT_COLUMNS,
      batches: allAudit(filter),
      date: localDates(locale, timeZone),
      ended: await recordExport(await actorOf(administrator, requestId), 'audit.exported', filter),
    }),
})
