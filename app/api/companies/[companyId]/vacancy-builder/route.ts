import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { saveAnswers, startOver } from '@/lib/consultation/vacancy-builder/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/companies/{companyId}/vacancy-builder': async ({ owner, params, body }) => {
    const companyId = await requireOwnedCompany(owner, params.companyId)
    if (!body.startOver) return await saveAnswers(companyId, body.answers, body.vacancyId)
    return { hasConsultation: false, vacancyId: await startOver(companyId, body.answers) }
  },
})
