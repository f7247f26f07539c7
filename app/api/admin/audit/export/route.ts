import { endpoints } from '@/lib/api/route'
import { csvFile } from '@/lib/api/stream'
import { allAudit } from '@/lib/audit/queries'
import { AUDIT_COLUMNS } from '@/lib/audit/rules'
import { record } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { csvText, localDates } from '@/lib/csv'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  exportAudit: async ({ query: { locale, timeZone, ...filter }, administrator, requestId }) => {
    await record(await actorOf(administrator, requestId), { action: 'audit.exported', changes: filter })
    return csvFile('audit-log', csvText(AUDIT_COLUMNS, allAudit(filter), localDates(locale, timeZone)))
  },
})
