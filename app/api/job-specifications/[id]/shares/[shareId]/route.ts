import { defineEndpoints } from '@/lib/api/route'
import { revokeShare } from '@/lib/sharing/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/job-specifications/{id}/shares/{shareId}': ({ caller, params }) =>
    revokeShare(caller, params.id, params.shareId),
})
