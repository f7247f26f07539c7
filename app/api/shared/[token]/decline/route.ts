import { defineEndpoints } from '@/lib/api/route'
import { declineByShare } from '@/lib/api/share-forms'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/shared/{token}/decline': async ({ params, body }) => {
    await declineByShare(params.token, body)
    return { declined: body }
  },
})
