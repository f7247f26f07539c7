import type { ChatMessage, ChatRequest, Waiting } from '@/lib/consultation/messages/schema'
import type { BriefView } from '@/lib/consultation/session/schema'
import { ApiError, buildUrl, toApiError } from './client'
import { readEventBatches } from './event-stream-client'

/** The answer with what waits for the manager; its `import` is of the message that it answers. */
export type AnsweredMessage = ChatMessage & Partial<Waiting>

/** In this order; `preview` and `delta` any number of times. */
export type TurnEvent =
  | { type: 'accepted'; sessionId: string; userMessageId: string }
  /** While the message is still being read. */
  | { type: 'preview'; view: BriefView }
  | { type: 'brief'; view: BriefView }
  | { type: 'delta'; text: string }
  | { type: 'answer'; message: AnsweredMessage }
  | { type: 'error'; message: string }

type Chunk =
  | { type: 'start'; messageMetadata?: { sessionId: string; userMessageId: string } }
  | { type: 'data-preview'; data: BriefView }
  | { type: 'data-brief'; data: BriefView }
  | { type: 'text-delta'; delta: string }
  | { type: 'data-message'; data: AnsweredMessage }
  | { type: 'error'; errorText: string }
  | { type: 'finish' }

function toEvents(data: string): TurnEvent[] {
  if (data === '[DONE]') return []
  const chunk: Chunk = JSON.parse(data)
  switch (chunk.type) {
    case 'start':
      return chunk.messageMetadata ? [{ type: 'accepted', ...chunk.messageMetadata }] : []
    case 'data-preview':
      return [{ type: 'preview', view: chunk.data }]
    case 'data-brief':
      return [{ type: 'brief', view: chunk.data }]
    case 'text-delta':
      return [{ type: 'delta', text: chunk.delta }]
    case 'data-message':
      return [{ type: 'answer', message: chunk.data }]
    case 'error':
      return [{ type: 'error', message: chunk.errorText }]
    default:
      return []
  }
}

interface TurnRequest {
  companyId: string
  vacancyId: string
  text: string
  key: string
  /** What was picked instead of typed; `text` shows it in the transcript. */
  picked?: Pick<ChatRequest, 'answers' | 'card'>
  signal: AbortSignal
}

async function* requestTurn({
  companyId,
  vacancyId,
  text,
  key,
  picked,
  signal,
}: TurnRequest): AsyncGenerator<TurnEvent[]> {
  const response = await fetch(buildUrl('POST /api/ai/chat'), {
    method: 'POST',
    credentials: 'include',
    signal,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ companyId, vacancyId, message: picked ? '' : text, import: 'review', ...picked }),
  }).catch((cause) => {
    if (signal.aborted) throw cause
    throw new ApiError(0, 'We couldn’t reach the server.')
  })
  if (!response.ok || !response.body) throw await toApiError(response)
  for await (const batch of readEventBatches(response.body)) yield batch.flatMap(toEvents)
}

/** `accepted`: the server has stored the message; `answered`: the full reply has arrived. */
export interface TurnEnd {
  accepted: boolean
  answered: boolean
  error: unknown
}

/** `onEvents` gets one batch per network chunk. Sending the same `key` again resumes the same message. Never throws. */
export async function followTurn(
  request: TurnRequest,
  onEvents: (events: TurnEvent[]) => void,
): Promise<TurnEnd> {
  const end: TurnEnd = { accepted: false, answered: false, error: null }
  try {
    for await (const events of requestTurn(request)) {
      for (const event of events) {
        if (event.type === 'accepted') end.accepted = true
        if (event.type === 'answer') end.answered = true
        if (event.type === 'error') end.error = event.message
      }
      onEvents(events)
    }
  } catch (error) {
    end.error = error
  }
  return end
}
