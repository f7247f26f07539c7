import { resolveAssignee } from '@/lib/admin/assignees/filter'
import { defineEndpoints } from '@/lib/api/route'
import { listVacancies } from '@/lib/vacancy/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies': async ({ query, signal, administrator }) =>
    await listVacancies(resolveAssignee(query, administrator), signal),
})
