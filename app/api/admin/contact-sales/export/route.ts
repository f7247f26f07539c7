import { localDates } from '@/lib/admin/csv'
import { endpoints } from '@/lib/api/route'
import { csvFile } from '@/lib/api/stream'
import { recordExport } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { CONTACT_COLUMNS } from '@/lib/enquiries/contact-sales/csv-columns'
import { allContacts } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  exportContacts: async ({ query: { locale, timeZone, ...filter }, administrator, requestId }) =>
    csvFile('contact-sales', {
      columns: CONTACT_COLUMNS,
      batches: allContacts(filter),
      date: localDates(locale, timeZone),
      ended: await recordExport(await actorOf(administrator, requestId), 'contacts.exported', filter),
    }),
})
