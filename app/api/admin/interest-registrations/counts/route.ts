import { defineEndpoints } from '@/lib/api/route'
import { countRegistrations } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  countRegistrations: async ({ query }) => await countRegistrations(query),
})
