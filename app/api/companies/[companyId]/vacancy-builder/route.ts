import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { saveAnswers, startOver } from '@/lib/consultation/vacancy-builder/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/companies/{companyId}/vacancy-builder': async ({ caller, params, body }) => {
    const companyId = await requireCompany(caller, params.companyId)
    if (!body.startOver) return await saveAnswers(companyId, body.answers, body.vacancyId)
    return { hasConsultation: false, vacancyId: await startOver(companyId, body.answers) }
  },
})
