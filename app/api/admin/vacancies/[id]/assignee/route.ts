import { assignRecord } from '@/lib/admin/assignees/service'
import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { getVacancy } from '@/lib/vacancy/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/vacancies/{id}/assignee': async ({ params, body, administrator, requestId }) => {
    await assignRecord('vacancy', params.id, body, await actorOf(administrator, requestId))
    const { vacancy } = await getVacancy(params.id)
    return { vacancy }
  },
})
