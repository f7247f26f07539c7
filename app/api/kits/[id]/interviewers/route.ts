import { defineEndpoints } from '@/lib/api/route'
import { addInterviewer } from '@/lib/interview-kit/panel/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/kits/{id}/interviewers': async ({ caller, params, body }) => ({
    interviewer: await addInterviewer(caller, params.id, body),
  }),
})
