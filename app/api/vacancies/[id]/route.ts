import { defineEndpoints } from '@/lib/api/route'
import { getVacancyDetail } from '@/lib/vacancy/workspace/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/vacancies/{id}': async ({ caller, params }) => await getVacancyDetail(caller, params.id),
})
