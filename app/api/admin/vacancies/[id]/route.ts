import { defineEndpoints } from '@/lib/api/route'
import { getVacancy } from '@/lib/vacancy/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  getVacancy: async ({ params }) => await getVacancy(params.id),
})
