import { fileResponse } from '@/lib/api/file-response'
import { defineEndpoints } from '@/lib/api/route'
import { writeCandidateDocument } from '@/lib/interview-kit/document/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/candidates/{id}/document': async ({ caller, params, query, address, requestId }) =>
    fileResponse(await writeCandidateDocument(caller, params.id, query.format, { address, requestId })),
})
