import { defineEndpoints } from '@/lib/api/route'
import { changePassword } from '@/lib/auth/administrators'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/password': async ({ body, administrator, address, requestId }) =>
    await changePassword(body, administrator, { address, requestId }),
})
