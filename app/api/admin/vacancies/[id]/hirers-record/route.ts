import { createDateWriter } from '@/lib/admin/lists/csv/csv'
import { csvFileResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { recordExportStart } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { readHirersRecord, writeHirersRecord } from '@/lib/vacancy/hirers-record/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies/{id}/hirers-record': async ({
    params,
    query: { locale, timeZone },
    administrator,
    requestId,
  }) => {
    const date = createDateWriter(locale, timeZone)
    const entries = await readHirersRecord(params.id, date)
    return csvFileResponse(
      'hirers-record',
      () => writeHirersRecord(entries, date),
      await recordExportStart(await actorOf(administrator, requestId), 'hirersRecord.exported', {
        vacancyId: params.id,
      }),
    )
  },
})
