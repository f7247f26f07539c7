import { defineEndpoints } from '@/lib/api/route'
import { approveByShare } from '@/lib/api/share-forms'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/shared/{token}/approval': ({ params, body }) => approveByShare(params.token, body),
})
