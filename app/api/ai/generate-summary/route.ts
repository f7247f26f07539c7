import { specificationWriter } from '@/lib/ai/specification/writer'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { notFound } from '@/lib/errors'
import { generateSummary } from '@/lib/specification/generation/generate'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/ai/generate-summary': async ({ caller, body }) => {
    const companyId = await requireCompany(caller, body.companyId)
    if (body.vacancyId && body.vacancyId !== body.sessionId) throw notFound()
    const id = await generateSummary(companyId, body.sessionId, specificationWriter)
    return { jobSpecification: { id } }
  },
})
