import { listSavedViews, saveView } from '@/lib/admin/saved-views/service'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/saved-views': async ({ query, administrator }) => ({
    views: await listSavedViews(administrator, query.list),
  }),
  'POST /api/admin/saved-views': async ({ body, administrator }) => ({
    views: await saveView(administrator, body),
  }),
})
