import { createDateWriter } from '@/lib/admin/csv'
import { csvFileResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { recordExportStart } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { REGISTRATION_COLUMNS } from '@/lib/enquiries/interest-registrations/csv-columns'
import { readAllRegistrations } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/interest-registrations/export': async ({
    query: { locale, timeZone, ...filter },
    administrator,
    requestId,
  }) =>
    csvFileResponse('interest-registrations', {
      columns: REGISTRATION_COLUMNS,
      readBatches: (signal) => readAllRegistrations(filter, signal),
      date: createDateWriter(locale, timeZone),
      onEnd: await recordExportStart(
        await actorOf(administrator, requestId),
        'registrations.exported',
        filter,
      ),
    }),
})
