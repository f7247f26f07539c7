import { defineEndpoints } from '@/lib/api/route'
import { listAdministrators, setAdministratorRole } from '@/lib/auth/administrators'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/administrators/{id}/role': async ({ params, body, administrator, requestId }) => {
    await setAdministratorRole(params.id, body.role, administrator, requestId)
    return { administrators: await listAdministrators(administrator) }
  },
})
