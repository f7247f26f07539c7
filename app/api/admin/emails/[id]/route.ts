import { getEmail } from '@/lib/admin/emails/queries'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/emails/{id}': async ({ params }) => await getEmail(params.id),
})
