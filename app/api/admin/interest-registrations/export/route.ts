import { endpoints } from '@/lib/api/route'
import { csvFile } from '@/lib/api/stream'
import { record } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { csvText, localDates } from '@/lib/csv'
import { allRegistrations } from '@/lib/interest-registrations/queries'
import { REGISTRATION_COLUMNS } from '@/lib/interest-registrations/rules'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  exportRegistrations: async ({ query: { locale, timeZone, ...filter }, administrator, requestId }) => {
    await record(await actorOf(administrator, requestId), {
      action: 'registrations.exported',
      changes: filter,
    })
    const text = csvText(REGISTRATION_COLUMNS, allRegistrations(filter), localDates(locale, timeZone))
    return csvFile('interest-registrations', text)
  },
})
