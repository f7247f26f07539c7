import { defineEndpoints } from '@/lib/api/route'
import { validateEmail } from '@/lib/company/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/validate-email': async ({ body }) => ({ validation: await validateEmail(body.email) }),
})
