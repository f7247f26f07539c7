import { PEOPLE } from '@/lib/admin/people/queries'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/people': async ({ query, signal }) => {
    const { items, page } = await PEOPLE.readPage(query, signal)
    return { people: items, page }
  },
})
