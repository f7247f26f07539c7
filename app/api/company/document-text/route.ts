import { readSubmittedDocument } from '@/lib/ai/website-research/submitted-document'
import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/company/document-text': async ({ owner, body }) => {
    await requireOwnedCompany(owner, body.companyId)
    return await readSubmittedDocument(body)
  },
})
