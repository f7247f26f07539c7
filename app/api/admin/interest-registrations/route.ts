import { endpoints } from '@/lib/api/route'
import { jsonList } from '@/lib/api/stream'
import { allRegistrations, listRegistrations } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  listRegistrations: async ({ query }) =>
    Object.keys(query).length === 0
      ? jsonList('registrations', allRegistrations({}))
      : await listRegistrations(query),
})
