import { localDates } from '@/lib/admin/csv'
import { endpoints } from '@/lib/api/route'
import { csvFile } from '@/lib/api/stream'
import { recordExport } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { REGISTRATION_COLUMNS } from '@/lib/enquiries/interest-registrations/csv-columns'
import { allRegistrations } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  exportRegistrations: async ({ query: { locale, timeZone, ...filter }, administrator, requestId }) =>
    csvFile('interest-registrations', {
      columns: REGISTRATION_COLUMNS,
      batches: allRegistrations(filter),
      date: localDates(locale, timeZone),
      ended: await recordExport(await actorOf(administrator, requestId), 'registrations.exported', filter),
    }),
})
