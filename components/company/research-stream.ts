import { ApiError, toApiError, urlOf } from '@/lib/api/client'
import type { Result } from '@/lib/api/contract'
import { eventBatches } from '@/lib/api/event-stream'
import * as routes from '@/lib/api/routes/research'
import type { Insights, Research, ResearchProgress } from '@/lib/research/schema'

/** What a reading found, as the calls answer it. */
export interface ResearchFindings {
  insights: Insights
  research: Research
}

interface ResearchCall {
  website: string
  companyId: string
  refresh: boolean
  signal: AbortSignal
}

const CONNECTION_LOST = 'The connection was interrupted before the research was done. Please try again.'

/** Researches a website for insights and hands on how far it is. Throws ApiError, and what an aborted call throws. */
export async function streamResearch(
  { signal, ...body }: ResearchCall,
  onProgress: (progress: ResearchProgress) => void,
): Promise<ResearchFindings> {
  const response = await fetch(urlOf(routes.careerInsights), {
    method: 'POST',
    signal,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause) => {
    throw signal.aborted ? cause : new ApiError(0, 'No connection. Nothing is lost: please try again.')
  })
  if (!response.ok || !response.body) throw await toApiError(response)
  try {
    for await (const batch of eventBatches(response.body)) {
      for (const data of batch) {
        const event: ResearchProgress | ResearchFindings | NonNullable<ApiError['problem']> = JSON.parse(data)
        if ('research' in event) return event
        if ('detail' in event) throw new ApiError(event.status, event.detail, event)
        onProgress(event)
      }
    }
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error
  }
  throw new ApiError(0, CONNECTION_LOST)
}

/** Has a document or a text read. Throws ApiError, and what an aborted call throws. */
export async function readDocument(
  given: { companyId: string; file: File } | { companyId: string; text: string },
  signal: AbortSignal,
): Promise<Result<'readDocument'>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) form.set(name, value)
  const response = await fetch(urlOf(routes.readDocument), { method: 'POST', signal, body: form }).catch(
    (cause) => {
      throw signal.aborted ? cause : new ApiError(0, 'No connection. Nothing is lost: please try again.')
    },
  )
  if (!response.ok) throw await toApiError(response)
  return await response.json()
}
