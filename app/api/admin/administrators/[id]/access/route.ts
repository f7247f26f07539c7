import { defineEndpoints } from '@/lib/api/route'
import { listAdministrators, setAdministratorAccess } from '@/lib/auth/administrators'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/administrators/{id}/access': async ({ params, body, administrator, requestId }) => {
    await setAdministratorAccess(params.id, body.enabled, administrator, requestId)
    return { administrators: await listAdministrators(administrator) }
  },
})
