import { exportPerson } from '@/lib/admin/personal-data/service'
import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/personal-data/export': async ({ body, administrator, requestId }) =>
    await exportPerson(body.email, await actorOf(administrator, requestId)),
})
