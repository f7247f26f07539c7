import { defineEndpoints } from '@/lib/api/route'
import { listComments } from '@/lib/sharing/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/job-specifications/{id}/comments': ({ caller, params }) => listComments(caller, params.id),
})
