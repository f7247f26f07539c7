import { defineEndpoints } from '@/lib/api/route'
import { ownerOrNew, rememberOwner } from '@/lib/auth/owner'
import { currentPerson } from '@/lib/auth/person'
import { registerCompany, requireBusinessEmail } from '@/lib/company/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/companies': async ({ body }) => {
    requireBusinessEmail(body.email)
    const owner = await ownerOrNew()
    const company = await registerCompany(owner, body, await currentPerson())
    await rememberOwner(owner)
    return { company }
  },
})
