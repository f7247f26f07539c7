import { researchReader } from '@/lib/ai/website-research/reader'
import { prefersEventStream } from '@/lib/api/accept'
import { progressStreamResponse } from '@/lib/api/progress-stream-response'
import { defineEndpoints } from '@/lib/api/route'
import { describeCompany, requireRequester } from '@/lib/research/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/company/research': async ({ caller, body, accept, signal, requestId }) => {
    const requester = await requireRequester(caller, body.companyId)
    if (prefersEventStream(accept))
      return progressStreamResponse(requestId, (taskSignal, onProgress) =>
        describeCompany(requester, body, researchReader, { signal: taskSignal, onProgress }),
      )
    return await describeCompany(requester, body, researchReader, { signal })
  },
})
