import { defineEndpoints } from '@/lib/api/route'
import { createAdministrator, listAdministrators } from '@/lib/auth/administrators'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/administrators': async ({ administrator }) => ({
    administrators: await listAdministrators(administrator),
  }),
  'POST /api/admin/administrators': async ({ body, administrator, requestId }) => {
    const { password } = await createAdministrator(body, administrator, requestId)
    return { password, administrators: await listAdministrators(administrator) }
  },
})
