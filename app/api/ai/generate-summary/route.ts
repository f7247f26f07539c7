import { specificationWriter } from '@/lib/ai/specification/writer'
import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { notFound } from '@/lib/errors'
import { generateSummary } from '@/lib/specification/generation/generate'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/ai/generate-summary': async ({ owner, body }) => {
    const companyId = await requireOwnedCompany(owner, body.companyId)
    if (body.vacancyId && body.vacancyId !== body.sessionId) throw notFound()
    const id = await generateSummary(companyId, body.sessionId, specificationWriter)
    return { jobSpecification: { id } }
  },
})
