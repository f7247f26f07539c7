import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { listConsultations } from '@/lib/consultation/session/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/consultations/company/{companyId}': async ({ caller, params, query }) => ({
    sessions: await listConsultations(await requireCompany(caller, params.companyId), query.vacancyId),
  }),
})
