import { defineEndpoints } from '@/lib/api/route'
import { declineAsCaller } from '@/lib/sharing/rounds/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/job-specifications/{id}/decline': async ({ caller, params, body }) => {
    await declineAsCaller(caller, params.id, body)
    return { declined: body }
  },
})
