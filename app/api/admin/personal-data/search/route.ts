import { findPerson } from '@/lib/admin/personal-data/service'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/personal-data/search': async ({ body }) => await findPerson(body.email),
})
