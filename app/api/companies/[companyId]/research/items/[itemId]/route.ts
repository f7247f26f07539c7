import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { decideItem } from '@/lib/research/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/companies/{companyId}/research/items/{itemId}': async ({ caller, params, body }) => ({
    research: await decideItem(await requireCompany(caller, params.companyId), params.itemId, body),
  }),
})
