import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'
import { getPublication } from '@/lib/vacancy/publication/queries'
import { closePublication, publishVacancy } from '@/lib/vacancy/publication/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies/{id}/publication': ({ params, query }) => getPublication(params.id, query),
  'POST /api/admin/vacancies/{id}/publication': async ({ params, body, administrator, requestId }) => ({
    publication: await publishVacancy(params.id, body, await actorOf(administrator, requestId)),
  }),
  'DELETE /api/admin/vacancies/{id}/publication': async ({ params, administrator, requestId }) =>
    closePublication(params.id, await actorOf(administrator, requestId)),
})
