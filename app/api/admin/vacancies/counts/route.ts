import { endpoints } from '@/lib/api/route'
import { countVacancies } from '@/lib/vacancies/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  countVacancies: async ({ query }) => await countVacancies(query),
})
