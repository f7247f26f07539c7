import { answerWithPage } from '@/lib/api/page-answer'
import { defineEndpoints } from '@/lib/api/route'
import * as paths from '@/lib/paths'
import { respondToJob } from '@/lib/vacancy/interests/service'

const endpoints = defineEndpoints({
  'POST /api/jobs/{slug}/interests': async ({ params, body, address, idempotencyKey }) => {
    await respondToJob(params.slug, body, { address, idempotencyKey })
    return { received: true as const }
  },
})

export const { GET, PUT, PATCH, DELETE } = endpoints

/** The form works without script: a browser gets the page back. */
export const POST = answerWithPage(endpoints.POST, async ({ params }, problems) =>
  paths.jobResponse(String((await params).slug), problems),
)
