import { endpoints } from '@/lib/api/route'
import { listVacancies } from '@/lib/vacancies/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  listVacancies: async ({ query }) => await listVacancies(query),
})
