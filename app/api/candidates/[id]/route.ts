import { defineEndpoints } from '@/lib/api/route'
import { deleteCandidate } from '@/lib/interview-kit/panel/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/candidates/{id}': ({ caller, params, address, requestId }) =>
    deleteCandidate(caller, params.id, { address, requestId }),
})
