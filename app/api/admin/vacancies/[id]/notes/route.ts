import { defineEndpoints } from '@/lib/api/route'
import { readHistory } from '@/lib/audit/history/queries'
import { actorOf } from '@/lib/auth/administrator'
import { addVacancyNote } from '@/lib/vacancy/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/vacancies/{id}/notes': async ({ params, body, administrator, requestId }) => {
    await addVacancyNote(params.id, body, await actorOf(administrator, requestId))
    return { history: await readHistory({ vacancyId: params.id }) }
  },
})
