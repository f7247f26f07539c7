import { researchReader } from '@/lib/ai/website-research/reader'
import { readSubmittedDocument } from '@/lib/ai/website-research/submitted-document'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { getCompany } from '@/lib/company/queries'
import { researchDocument } from '@/lib/research/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/company/documents': async ({ caller, body, signal }) => {
    const companyId = await requireCompany(caller, body.companyId)
    const { name: companyName } = await getCompany(companyId)
    const research = await researchDocument(
      companyId,
      { ...(await readSubmittedDocument(body)), companyName },
      researchReader,
      signal,
    )
    return { insights: research.insights, research }
  },
})
