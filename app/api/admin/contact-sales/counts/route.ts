import { endpoints } from '@/lib/api/route'
import { countContacts } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  countContacts: async ({ query }) => await countContacts(query),
})
