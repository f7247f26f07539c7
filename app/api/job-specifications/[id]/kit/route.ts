import { defineEndpoints } from '@/lib/api/route'
import { createKit } from '@/lib/interview-kit/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/job-specifications/{id}/kit': async ({ caller, params, body }) => ({
    kit: await createKit(caller, params.id, body),
  }),
})
