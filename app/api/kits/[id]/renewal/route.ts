import { defineEndpoints } from '@/lib/api/route'
import { renewKit } from '@/lib/interview-kit/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/kits/{id}/renewal': async ({ caller, params, body }) => ({
    kit: await renewKit(caller, params.id, body),
  }),
})
