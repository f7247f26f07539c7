import { defineEndpoints } from '@/lib/api/route'
import { requireOwnVacancy } from '@/lib/vacancy/workspace/queries'
import { setArchived } from '@/lib/vacancy/workspace/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/vacancies/{id}/archived': async ({ caller, params, body }) => {
    await requireOwnVacancy(caller, params.id)
    return { vacancy: await setArchived(params.id, body.archived) }
  },
})
