import { requireInterviewerToWrite } from '@/lib/api/interview-links'
import { defineEndpoints } from '@/lib/api/route'
import { getInterview } from '@/lib/interview-kit/scorecards/queries'
import { submitScorecard } from '@/lib/interview-kit/scorecards/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/interviews/{token}/scorecards/{candidateId}/submission': async ({ params, body }) => {
    const interviewer = await requireInterviewerToWrite(params.token)
    const scorecard = await submitScorecard(interviewer, params.candidateId, body)
    return { scorecard, interview: await getInterview(interviewer) }
  },
})
