import { deleteView, renameView } from '@/lib/admin/saved-views/service'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/admin/saved-views/{id}': async ({ params, body, administrator }) => ({
    views: await renameView(administrator, params.id, body),
  }),
  'DELETE /api/admin/saved-views/{id}': async ({ params, administrator }) => ({
    views: await deleteView(administrator, params.id),
  }),
})
