import { endpoints } from '@/lib/api/route'
import { listVacancies } from '@/lib/vacancy/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  listVacancies: async ({ query }) => await listVacancies(query),
})
