import { resolveAssignee } from '@/lib/admin/assignees/filter'
import { createDateWriter } from '@/lib/admin/lists/csv/csv'
import { csvFileResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { recordExportStart } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { REGISTRATIONS } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/interest-registrations/export': async ({
    query: { locale, timeZone, ...filter },
    administrator,
    requestId,
  }) =>
    csvFileResponse(
      'interest-registrations',
      (signal) =>
        REGISTRATIONS.writeCsv(
          resolveAssignee(filter, administrator),
          createDateWriter(locale, timeZone),
          signal,
        ),
      await recordExportStart(await actorOf(administrator, requestId), 'registrations.exported', filter),
    ),
})
