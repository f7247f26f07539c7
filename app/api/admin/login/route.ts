import { defineEndpoints } from '@/lib/api/route'
import { signIn } from '@/lib/auth/sign-in'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/login': async ({ body, address, requestId }) => await signIn(body, { address, requestId }),
})
