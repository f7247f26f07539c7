import { PEOPLE } from '@/lib/admin/people/queries'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/people/counts': async ({ query, signal }) => await PEOPLE.count(query, signal),
})
