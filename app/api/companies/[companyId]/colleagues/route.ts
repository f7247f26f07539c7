import { listColleagues } from '@/lib/account/colleagues/queries'
import { defineEndpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/companies/{companyId}/colleagues': ({ caller, params }) =>
    listColleagues(caller, params.companyId),
})
