import { fileResponse } from '@/lib/api/file-response'
import { defineEndpoints } from '@/lib/api/route'
import { writeSpecificationCertificate } from '@/lib/specification/document/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/job-specifications/{id}/certificate': async ({ caller, params }) =>
    fileResponse(await writeSpecificationCertificate(caller, params.id)),
})
