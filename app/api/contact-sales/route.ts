import { defineEndpoints } from '@/lib/api/route'
import { contactSales } from '@/lib/enquiries/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/contact-sales': async ({ body, idempotencyKey }) => {
    await contactSales(body, idempotencyKey)
    return { received: true }
  },
})
