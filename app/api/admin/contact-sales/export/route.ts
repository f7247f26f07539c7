import { endpoints } from '@/lib/api/route'
import { csvFile } from '@/lib/api/stream'
import { record } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { allContacts } from '@/lib/contact-sales/queries'
import { CONTACT_COLUMNS } from '@/lib/contact-sales/rules'
import { csvText, localDates } from '@/lib/csv'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  exportContacts: async ({ query: { locale, timeZone, ...filter }, administrator, requestId }) => {
    await record(await actorOf(administrator, requestId), { action: 'contacts.exported', changes: filter })
    return csvFile(
      'contact-sales',
      csvText(CONTACT_COLUMNS, allContacts(filter), localDates(locale, timeZone)),
    )
  },
})
