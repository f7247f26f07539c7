import { defineEndpoints } from '@/lib/api/route'
import { readInterestHistory } from '@/lib/vacancy/interests/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/job-interests/{id}/history': async ({ params }) => ({
    history: await readInterestHistory(params.id),
  }),
})
