import { defineEndpoints } from '@/lib/api/route'
import { contactSales } from '@/lib/enquiries/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  contactSales: async ({ body, idempotencyKey }) => {
    await contactSales(body, idempotencyKey)
    return { received: true }
  },
})
