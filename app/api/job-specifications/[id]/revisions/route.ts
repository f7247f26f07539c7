import { defineEndpoints } from '@/lib/api/route'
import { reviseSpecification } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/job-specifications/{id}/revisions': async ({ caller, params }) => ({
    jobSpecification: { id: await reviseSpecification(caller, params.id) },
  }),
})
