import { defineEndpoints } from '@/lib/api/route'
import { toResponse } from '@/lib/specification/content'
import { getSpecification } from '@/lib/specification/queries'
import { saveDraft } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/job-specifications/{id}': async ({ owner, params }) =>
    toResponse(await getSpecification(owner, params.id)),
  'PUT /api/job-specifications/{id}': async ({ owner, params }) =>
    toResponse(await saveDraft(owner, params.id)),
})
