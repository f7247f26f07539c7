import { endpoints } from '@/lib/api/route'
import { validateEmail } from '@/lib/company/service'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  validateEmail: async ({ body }) => ({ validation: await validateEmail(body.email) }),
})
