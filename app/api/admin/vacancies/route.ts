import { defineEndpoints } from '@/lib/api/route'
import { listVacancies } from '@/lib/vacancy/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies': async ({ query, signal }) => await listVacancies(query, signal),
})
