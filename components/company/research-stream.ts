import { ApiError, buildUrl, noResponseError, toApiError } from '@/lib/api/client'
import type { Result } from '@/lib/api/contract'
import { readEventBatches } from '@/lib/api/event-stream-client'
import type { Insights, Research, ResearchProgress } from '@/lib/research/schema'

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

const CONNECTION_LOST = 'The connection was lost before the research finished. Please try again.'

/** Throws ApiError, or AbortError when aborted. */
export async function streamResearch(
  { signal, ...body }: ResearchCall,
  onProgress: (progress: ResearchProgress) => void,
): Promise<ResearchFindings> {
  const response = await fetch(buildUrl('POST /api/company/career-insights'), {
    method: 'POST',
    signal,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause) => {
    throw signal.aborted ? cause : noResponseError()
  })
  if (!response.ok || !response.body) throw await toApiError(response)
  try {
    for await (const batch of readEventBatches(response.body)) {
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

/** Throws ApiError, or AbortError when aborted. */
export async function readDocument(
  input: { companyId: string; file: File } | { companyId: string; text: string },
  signal: AbortSignal,
): Promise<Result<'POST /api/company/documents'>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) form.set(name, value)
  const response = await fetch(buildUrl('POST /api/company/documents'), {
    method: 'POST',
    signal,
    body: form,
  }).catch((cause) => {
    throw signal.aborted ? cause : noResponseError()
  })
  if (!response.ok) throw await toApiError(response)
  return await response.json()
}
