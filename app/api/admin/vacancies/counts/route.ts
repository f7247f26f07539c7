import { endpoints } from '@/lib/api/route'
import { countVacancies } from '@/lib/vacancy/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  countVacancies: async ({ query }) => await countVacancies(query),
})
