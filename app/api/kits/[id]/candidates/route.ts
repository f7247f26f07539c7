import { defineEndpoints } from '@/lib/api/route'
import { addCandidate } from '@/lib/interview-kit/panel/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/kits/{id}/candidates': async ({ caller, params, body }) => ({
    panel: await addCandidate(caller, params.id, body),
  }),
})
