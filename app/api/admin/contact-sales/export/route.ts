import { resolveAssignee } from '@/lib/admin/assignees/filter'
import { createDateWriter } from '@/lib/admin/lists/csv/csv'
import { csvFileResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { recordExportStart } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { CONTACTS } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/contact-sales/export': async ({
    query: { locale, timeZone, ...filter },
    administrator,
    requestId,
  }) =>
    csvFileResponse(
      'contact-sales',
      (signal) =>
        CONTACTS.writeCsv(resolveAssignee(filter, administrator), createDateWriter(locale, timeZone), signal),
      await recordExportStart(await actorOf(administrator, requestId), 'contacts.exported', filter),
    ),
})
