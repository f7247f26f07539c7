import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { listConsultations } from '@/lib/consultation/session/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/consultations/company/{companyId}': async ({ owner, params, query }) => ({
    sessions: await listConsultations(await requireOwnedCompany(owner, params.companyId), query.vacancyId),
  }),
})
