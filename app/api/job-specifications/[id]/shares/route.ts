import { defineEndpoints } from '@/lib/api/route'
import { listShares } from '@/lib/sharing/queries'
import { createShare } from '@/lib/sharing/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/job-specifications/{id}/shares': ({ caller, params }) => listShares(caller, params.id),
  'POST /api/job-specifications/{id}/shares': async ({ caller, params, body }) => ({
    share: await createShare(caller, params.id, body),
  }),
})
