import { createDateWriter } from '@/lib/admin/csv'
import { csvFileResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { recordExportStart } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { CONTACT_COLUMNS } from '@/lib/enquiries/contact-sales/csv-columns'
import { readAllContacts } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/contact-sales/export': async ({
    query: { locale, timeZone, ...filter },
    administrator,
    requestId,
  }) =>
    csvFileResponse('contact-sales', {
      columns: CONTACT_COLUMNS,
      readBatches: (signal) => readAllContacts(filter, signal),
      date: createDateWriter(locale, timeZone),
      onEnd: await recordExportStart(await actorOf(administrator, requestId), 'contacts.exported', filter),
    }),
})
