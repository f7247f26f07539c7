import { endpoints } from '@/lib/api/route'
import { checkBusinessEmail } from '@/lib/business-email'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  validateEmail: async ({ body }) => ({ validation: checkBusinessEmail(body.email) }),
})
