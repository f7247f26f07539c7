import { defineEndpoints } from '@/lib/api/route'
import { revokeInterviewer } from '@/lib/interview-kit/panel/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'DELETE /api/kits/{id}/interviewers/{interviewerId}': ({ caller, params }) =>
    revokeInterviewer(caller, params.id, params.interviewerId),
})
