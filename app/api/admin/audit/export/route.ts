import { AUDIT_COLUMNS } from '@/lib/admin/audit-log/csv-columns'
import { readAuditBatches } from '@/lib/admin/audit-log/queries'
import { createDateWriter } from '@/lib/admin/csv'
import { csvFileResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { recordExportStart } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/audit/export': async ({
    query: { locale, timeZone, ...filter },
    administrator,
    requestId,
  }) =>
    csvFileResponse('audit-log', {
      columns: AUDIT_COLUMNS,
      readBatches: (signal) => readAuditBatches(filter, signal),
      date: createDateWriter(locale, timeZone),
      onEnd: await recordExportStart(await actorOf(administrator, requestId), 'audit.exported', filter),
    }),
})
