import { defineEndpoints } from '@/lib/api/route'
import { getKit } from '@/lib/interview-kit/queries'
import { updateKit } from '@/lib/interview-kit/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/kits/{id}': async ({ caller, params }) => ({ kit: await getKit(caller, params.id) }),
  'PUT /api/kits/{id}': async ({ caller, params, body }) => ({
    kit: await updateKit(caller, params.id, body),
  }),
})
