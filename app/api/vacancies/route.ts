import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { listOwnVacancies } from '@/lib/vacancy/workspace/queries'
import { startVacancy } from '@/lib/vacancy/workspace/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/vacancies': async ({ owner }) => ({ vacancies: await listOwnVacancies(owner) }),
  'POST /api/vacancies': async ({ owner, body }) => ({
    vacancy: await startVacancy(await requireOwnedCompany(owner, body.companyId), body),
  }),
})
