import { EMAILS } from '@/lib/admin/emails/queries'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/emails/counts': async ({ query, signal }) => await EMAILS.count(query, signal),
})
