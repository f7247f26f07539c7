import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { getVacancy } from '@/lib/vacancy/queries'
import { setLaunchStatus } from '@/lib/vacancy/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/vacancies/{id}/launch-status': async ({ params, body, administrator, requestId }) => {
    await setLaunchStatus(params.id, body, await actorOf(administrator, requestId))
    const { vacancy } = await getVacancy(params.id)
    return { vacancy }
  },
})
