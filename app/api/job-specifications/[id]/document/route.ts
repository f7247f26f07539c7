import { fileResponse } from '@/lib/api/file-response'
import { defineEndpoints } from '@/lib/api/route'
import { writeSpecificationDocument } from '@/lib/specification/document/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/job-specifications/{id}/document': async ({ caller, params, query }) =>
    fileResponse(await writeSpecificationDocument(caller, params.id, query)),
})
