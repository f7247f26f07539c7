import type { UIMessageChunk } from 'ai'
import type { TurnEvent } from '@/lib/consultation/turn/run'

const INTERRUPTED = 'The answer was interrupted. Your message is safe.'
const TEXT_ID = 'answer'
const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-vercel-ai-ui-message-stream': 'v1',
  // Stops nginx from buffering the stream.
  'x-accel-buffering': 'no',
}

/** The AI SDK's UI message protocol. The turn finishes even if the client disconnects. Clients see only a general error message. */
export function turnStreamResponse(
  events: AsyncIterable<TurnEvent>,
  onError: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder()
  let isCancelled = false
  let waiting = ''
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const flush = () => {
        if (waiting !== '' && !isCancelled) controller.enqueue(encoder.encode(waiting))
        waiting = ''
      }
      // What comes at once goes out in one write: each write costs a system call.
      const send = (data: string) => {
        if (waiting === '') setImmediate(flush)
        waiting += `data: ${data}\n\n`
      }
      sendTurn(events, (chunk) => send(JSON.stringify(chunk)))
        .catch((error) => {
          onError(error)
          send(JSON.stringify({ type: 'error', errorText: INTERRUPTED } satisfies UIMessageChunk))
        })
        .finally(() => {
          send('[DONE]')
          flush()
          if (!isCancelled) controller.close()
        })
    },
    cancel() {
      isCancelled = true
    },
  })
  return new Response(body, { headers: HEADERS })
}

async function sendTurn(
  events: AsyncIterable<TurnEvent>,
  send: (chunk: UIMessageChunk) => void,
): Promise<void> {
  let isTextOpen = false
  for await (const event of events) {
    if (event.type === 'delta' && !isTextOpen) {
      send({ type: 'text-start', id: TEXT_ID })
      isTextOpen = true
    }
    if (event.type === 'message' && isTextOpen) send({ type: 'text-end', id: TEXT_ID })
    send(toChunk(event))
  }
}

export function trackEnd<Event>(events: AsyncIterable<Event>): {
  events: AsyncGenerator<Event>
  ended: Promise<void>
} {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  async function* passThrough() {
    try {
      yield* events
    } finally {
      end()
    }
  }
  return { events: passThrough(), ended }
}

function toChunk(event: TurnEvent): UIMessageChunk {
  switch (event.type) {
    case 'start': {
      const { sessionId, userMessageId } = event
      return { type: 'start', messageMetadata: { sessionId, userMessageId } }
    }
    case 'preview':
      return { type: 'data-preview', data: event.view, transient: true }
    case 'brief':
      return { type: 'data-brief', data: event.view }
    case 'delta':
      return { type: 'text-delta', id: TEXT_ID, delta: event.text }
    case 'message': {
      const { message, asks, held, import: lines } = event
      return { type: 'data-message', data: { ...message, asks, held, import: lines } }
    }
  }
}
