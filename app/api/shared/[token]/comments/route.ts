import { defineEndpoints } from '@/lib/api/route'
import { commentOnShare } from '@/lib/api/share-forms'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/shared/{token}/comments': async ({ params, body }) => ({
    comment: await commentOnShare(params.token, body),
  }),
})
