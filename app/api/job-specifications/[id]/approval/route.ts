import { defineEndpoints } from '@/lib/api/route'
import { approveSpecification } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/job-specifications/{id}/approval': async ({ owner, params, body }) => {
    const { approverName, approvedAt, contentHash, termsVersion } = await approveSpecification(
      owner,
      params.id,
      body,
    )
    const approval = { name: approverName, at: approvedAt.toISOString(), hash: contentHash, termsVersion }
    return { approval, complete: true, waitingFor: [] }
  },
})
