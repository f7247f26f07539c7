import { requireInterviewerToWrite } from '@/lib/api/interview-links'
import { defineEndpoints } from '@/lib/api/route'
import { saveScorecard } from '@/lib/interview-kit/scorecards/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PUT /api/interviews/{token}/scorecards/{candidateId}': async ({ params, body }) => ({
    scorecard: await saveScorecard(await requireInterviewerToWrite(params.token), params.candidateId, body),
  }),
})
