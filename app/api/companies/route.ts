import { after } from 'next/server'
import { endpoints } from '@/lib/api/route'
import { ensureOwner } from '@/lib/auth/owner'
import { noteMailExchange } from '@/lib/business-email'
import { registerCompany, requireBusinessEmail } from '@/lib/companies/service'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  createCompany: async ({ body }) => {
    requireBusinessEmail(body.email)
    const company = await registerCompany(await ensureOwner(), body)
    after(() => noteMailExchange(body.email))
    return { company }
  },
})
