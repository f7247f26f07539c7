import { defineEndpoints } from '@/lib/api/route'
import { listComments } from '@/lib/sharing/queries'
import { settleComment } from '@/lib/sharing/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/job-specifications/{id}/comments/{commentId}': async ({ caller, params, body }) => {
    await settleComment(caller, params.id, params.commentId, body)
    return await listComments(caller, params.id)
  },
})
