import { requestSignInLink } from '@/lib/account/sign-in/service'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/sign-in-links': async ({ body }) => {
    await requestSignInLink(body.email)
    return {}
  },
})
