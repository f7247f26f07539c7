import { researchReader } from '@/lib/ai/website-research/reader'
import { prefersEventStream } from '@/lib/api/accept'
import { progressStreamResponse } from '@/lib/api/progress-stream'
import { endpoints } from '@/lib/api/route'
import { askingOf, findInsights } from '@/lib/research/service'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({
  careerInsights: async ({ owner, body, accept, signal, requestId }) => {
    const asking = await askingOf(owner, body.companyId)
    if (prefersEventStream(accept))
      return progressStreamResponse(requestId, (left, onProgress) =>
        findInsights(asking, body, researchReader, { signal: left, onProgress }),
      )
    return await findInsights(asking, body, researchReader, { signal })
  },
})
