import { AUDIT } from '@/lib/admin/audit-log/queries'
import { createDateWriter } from '@/lib/admin/lists/csv/csv'
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
    csvFileResponse(
      'audit-log',
      (signal) => AUDIT.writeCsv(filter, createDateWriter(locale, timeZone), signal),
      await recordExportStart(await actorOf(administrator, requestId), 'audit.exported', filter),
    ),
})
