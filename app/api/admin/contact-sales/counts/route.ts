import { defineEndpoints } from '@/lib/api/route'
import { countContacts } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  countContacts: async ({ query }) => await countContacts(query),
})
