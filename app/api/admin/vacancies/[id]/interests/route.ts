import { defineEndpoints } from '@/lib/api/route'
import { listInterests } from '@/lib/vacancy/interests/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies/{id}/interests': async ({ params }) => ({
    interests: await listInterests(params.id),
  }),
})
