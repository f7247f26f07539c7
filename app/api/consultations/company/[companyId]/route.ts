import { endpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { consultationsOf } from '@/lib/consultation/session/queries'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  getConsultations: async ({ owner, params }) => ({
    sessions: await consultationsOf(await requireOwnedCompany(owner, params.companyId)),
  }),
})
