import { createDateWriter } from '@/lib/admin/lists/csv/csv'
import { csvFileResponse } from '@/lib/api/list-response'
import { defineEndpoints } from '@/lib/api/route'
import { recordExportStart } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { listInterests, writeInterestsCsv } from '@/lib/vacancy/interests/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies/{id}/interests/export': async ({
    params,
    query: { locale, timeZone },
    administrator,
    requestId,
  }) => {
    const interests = await listInterests(params.id)
    return csvFileResponse(
      'job-interests',
      () => writeInterestsCsv(interests, createDateWriter(locale, timeZone)),
      await recordExportStart(await actorOf(administrator, requestId), 'interests.exported', {
        vacancyId: params.id,
      }),
    )
  },
})
