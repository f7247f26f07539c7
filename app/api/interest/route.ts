import { defineEndpoints } from '@/lib/api/route'
import { registerInterest } from '@/lib/enquiries/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/interest': async ({ body, idempotencyKey }) => {
    await registerInterest(body, idempotencyKey)
    return { received: true }
  },
})
