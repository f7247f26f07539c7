import { consultant } from '@/lib/ai/expert/consultant'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { listOwnVacancies } from '@/lib/vacancy/workspace/queries'
import { startVacancy } from '@/lib/vacancy/workspace/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/vacancies': async ({ caller }) => ({ vacancies: await listOwnVacancies(caller) }),
  'POST /api/vacancies': async ({ caller, body }) => ({
    vacancy: await startVacancy(await requireCompany(caller, body.companyId), body, consultant),
  }),
})
