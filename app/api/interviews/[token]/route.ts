import { defineEndpoints } from '@/lib/api/route'
import { getInterview, requireInterviewer } from '@/lib/interview-kit/scorecards/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/interviews/{token}': async ({ params }) => ({
    interview: await getInterview(await requireInterviewer(params.token)),
  }),
})
