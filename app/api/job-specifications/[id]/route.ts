import { defineEndpoints } from '@/lib/api/route'
import { toResponseWithPayNote } from '@/lib/specification/pay-note'
import { getSpecification } from '@/lib/specification/queries'
import { saveDraft } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/job-specifications/{id}': async ({ caller, params }) =>
    toResponseWithPayNote(await getSpecification(caller, params.id)),
  'PUT /api/job-specifications/{id}': async ({ caller, params }) =>
    toResponseWithPayNote(await saveDraft(caller, params.id)),
})
