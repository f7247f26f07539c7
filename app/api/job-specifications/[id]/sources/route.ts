import { defineEndpoints } from '@/lib/api/route'
import { getSpecification, loadSourceTexts } from '@/lib/specification/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/job-specifications/{id}/sources': async ({ caller, params }) => ({
    sources: await loadSourceTexts(await getSpecification(caller, params.id)),
  }),
})
