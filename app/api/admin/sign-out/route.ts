import { defineEndpoints } from '@/lib/api/route'
import { signOut } from '@/lib/auth/sign-in'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/sign-out': async ({ administrator, requestId }) => await signOut(administrator, requestId),
})
