import { defineEndpoints } from '@/lib/api/route'
import { reviseSpecification } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/job-specifications/{id}/revisions': async ({ owner, params }) => ({
    jobSpecification: { id: await reviseSpecification(owner, params.id) },
  }),
})
