import { fileResponse } from '@/lib/api/file-response'
import { defineEndpoints } from '@/lib/api/route'
import { writeDocument } from '@/lib/vacancy/document/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/job-specifications/{id}/document': async ({ caller, params, query }) =>
    fileResponse(await writeDocument(caller, params.id, query)),
})
