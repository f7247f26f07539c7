import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { decideItem } from '@/lib/research/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/companies/{companyId}/research/items/{itemId}': async ({ owner, params, body }) => ({
    research: await decideItem(await requireOwnedCompany(owner, params.companyId), params.itemId, body),
  }),
})
