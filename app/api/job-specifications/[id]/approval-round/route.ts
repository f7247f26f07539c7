import { defineEndpoints } from '@/lib/api/route'
import { getRound } from '@/lib/sharing/rounds/queries'
import { endRound, startRound } from '@/lib/sharing/rounds/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/job-specifications/{id}/approval-round': async ({ caller, params }) => ({
    round: await getRound(caller, params.id),
  }),
  'POST /api/job-specifications/{id}/approval-round': ({ caller, params, body }) =>
    startRound(caller, params.id, body),
  'DELETE /api/job-specifications/{id}/approval-round': ({ caller, params }) => endRound(caller, params.id),
})
