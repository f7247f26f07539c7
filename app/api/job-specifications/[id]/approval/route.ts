import { defineEndpoints } from '@/lib/api/route'
import { approveSpecification } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/job-specifications/{id}/approval': async ({ caller, params, body }) => {
    const { approverName, approvedAt, contentHash, termsVersion } = await approveSpecification(
      caller,
      params.id,
      body,
    )
    const approval = { name: approverName, at: approvedAt.toISOString(), hash: contentHash, termsVersion }
    return { approval, complete: true, waitingFor: [] }
  },
})
