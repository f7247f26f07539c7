import { EMAILS } from '@/lib/admin/emails/queries'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/emails': async ({ query, signal }) => {
    const { items, page } = await EMAILS.readPage(query, signal)
    return { emails: items, page }
  },
})
