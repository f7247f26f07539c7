import { defineEndpoints } from '@/lib/api/route'
import { decideOnCandidate } from '@/lib/interview-kit/panel/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/candidates/{id}/decision': async ({ caller, params, body, address, requestId }) => ({
    panel: await decideOnCandidate(caller, params.id, body, { address, requestId }),
  }),
})
