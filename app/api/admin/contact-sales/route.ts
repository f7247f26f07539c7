import { endpoints } from '@/lib/api/route'
import { jsonList } from '@/lib/api/stream'
import { allContacts, listContacts } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  listContacts: async ({ query }) =>
    Object.keys(query).length === 0 ? jsonList('contacts', allContacts({})) : await listContacts(query),
})
