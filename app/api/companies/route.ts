import { defineEndpoints } from '@/lib/api/route'
import { ensureOwner } from '@/lib/auth/owner'
import { registerCompany, requireBusinessEmail } from '@/lib/company/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/companies': async ({ body }) => {
    requireBusinessEmail(body.email)
    return { company: await registerCompany(await ensureOwner(), body) }
  },
})
