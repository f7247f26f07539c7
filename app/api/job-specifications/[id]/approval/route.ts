import { defineEndpoints } from '@/lib/api/route'
import { toApprovalResponse } from '@/lib/specification/approval-response'
import { approveSpecification } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/job-specifications/{id}/approval': async ({ caller, params, body }) =>
    toApprovalResponse(await approveSpecification(caller, params.id, body)),
})
