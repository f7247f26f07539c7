import { endpoints } from '@/lib/api/route'
import { getSpecification } from '@/lib/job-specifications/queries'
import { toResponse } from '@/lib/job-specifications/rules'
import { saveDraft } from '@/lib/job-specifications/service'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  getJobSpecification: async ({ owner, params }) => toResponse(await getSpecification(owner, params.id)),
  updateJobSpecification: async ({ owner, params }) => toResponse(await saveDraft(owner, params.id)),
})
