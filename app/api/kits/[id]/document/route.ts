import { fileResponse } from '@/lib/api/file-response'
import { defineEndpoints } from '@/lib/api/route'
import { writeKitDocument } from '@/lib/interview-kit/document/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/kits/{id}/document': async ({ caller, params, query }) =>
    fileResponse(await writeKitDocument(caller, params.id, query.format)),
})
