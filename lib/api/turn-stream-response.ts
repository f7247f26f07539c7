import { createUIMessageStream, createUIMessageStreamResponse, type UIMessageChunk } from 'ai'
import type { TurnEvent } from '@/lib/consultation/turn/run'

const INTERRUPTED = 'The answer was interrupted. Your message is safe.'
const TEXT_ID = 'answer'

/** The AI SDK's UI message protocol. The turn finishes even if the client disconnects. Clients see only a general error message. */
export function turnStreamResponse(
  events: AsyncIterable<TurnEvent>,
  onError: (error: unknown) => void,
): Response {
  const stream = createUIMessageStream({
    execute: async ({ writer }) => {
      let isTextOpen = false
      for await (const event of events) {
        if (event.type === 'delta' && !isTextOpen) {
          writer.write({ type: 'text-start', id: TEXT_ID })
          isTextOpen = true
        }
        if (event.type === 'message' && isTextOpen) writer.write({ type: 'text-end', id: TEXT_ID })
        writer.write(toChunk(event))
      }
    },
    onError: (error) => {
      onError(error)
      return INTERRUPTED
    },
  })
  return createUIMessageStreamResponse({ stream, headers: { 'cache-control': 'no-store' } })
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
