import { endpoints } from '@/lib/api/route'
import { csvFile } from '@/lib/api/stream'
import { recordExport } from '@/lib/audit/record'
import { actorOf } from '@/lib/auth/administrator'
import { allContacts } from '@/lib/enquiries/contact-sales/queries'
import { CONTACT_COLUMNS } from '@/lib/enquiries/contact-sales/csv-columns'
import { localDates } from '@/lib/admin/csv'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  exportContacts: async ({ query: { locale, timeZone, ...filter }, administrator, requestId }) =>
    csvFile('contact-sales', {
      columns: CONTACT_COLUMNS,
      batches: allContacts(filter),
      date: localDates(locale, timeZone),
      ended: await recordExport(await actorOf(administrator, requestId), 'contacts.exported', filter),
    }),
})
