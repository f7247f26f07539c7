import { endpoints } from '@/lib/api/route'
import { csvFile } from '@/lib/api/stream'
import { recordExport } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { localDates } from '@/lib/csv'
import { allRegistrations } from '@/lib/interest-registrations/queries'
import { REGISTRATION_COLUMNS } from '@/lib/interest-registrations/rules'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  exportRegistrations: async ({ query: { locale, timeZone, ...filter }, administrator, requestId }) =>
    csvFile('interest-registrations', {
      columns: REGISTRATION_COLUMNS,
      batches: allRegistrations(filter),
      date: localDates(locale, timeZone),
      ended: await recordExport(await actorOf(administrator, requestId), 'registrations.exported', filter),
    }),
})
