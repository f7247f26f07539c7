import { resolveAssignee } from '@/lib/admin/assignees/filter'
import { defineEndpoints } from '@/lib/api/route'
import { countVacancies } from '@/lib/vacancy/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies/counts': async ({ query, signal, administrator }) =>
    await countVacancies(resolveAssignee(query, administrator), signal),
})
