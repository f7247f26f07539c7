import { readSubmittedDocument } from '@/lib/ai/website-research/submitted-document'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/company/document-text': async ({ caller, body }) => {
    await requireCompany(caller, body.companyId)
    return await readSubmittedDocument(body)
  },
})
