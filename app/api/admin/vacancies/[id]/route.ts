import { defineEndpoints } from '@/lib/api/route'
import { getVacancy } from '@/lib/vacancy/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies/{id}': async ({ params, query }) => await getVacancy(params.id, query.version),
})
