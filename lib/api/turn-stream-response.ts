import { createUIMessageStream, createUIMessageStreamResponse, type UIMessageChunk } from 'ai'
import type { TurnEvent } from '@/lib/consultation/turn/run'

const INTERRUPTED = 'The answer was interrupted. Your message is safe.'
const TEXT_ID = 'answer'

/**
 * A turn as the AI SDK's UI message stream: metadata with the session, the brief as a data part, the text, the stored message as a data
 * part. The turn runs to its end whether or not the client stays; `onError` gets what went wrong, the client a general sentence.
 */
export function turnStreamResponse(
  events: AsyncIterable<TurnEvent>,
  onError: (error: unknown) => void,
): Response {
  const stream = createUIMessageStream({
    execute: async ({ writer }) => {
      let open = false
      for await (const event of events) {
        if (event.type === 'delta' && !open) {
          writer.write({ type: 'text-start', id: TEXT_ID })
          open = true
        }
        if (event.type === 'message' && open) writer.write({ type: 'text-end', id: TEXT_ID })
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

/** Events as they are, with a promise that is kept once they have ended, however they end. */
export function trackEnd<Event>(events: AsyncIterable<Event>): {
  events: AsyncGenerator<Event>
  ended: Promise<void>
} {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  async function* told() {
    try {
      yield* events
    } finally {
      end()
    }
  }
  return { events: told(), ended }
}

function toChunk(event: TurnEvent): UIMessageChunk {
  switch (event.type) {
    case 'start': {
      const { sessionId, userMessageId } = event
      return { type: 'start', messageMetadata: { sessionId, userMessageId } }
    }
    case 'brief':
      return { type: 'data-brief', data: event.view }
    case 'delta':
      return { type: 'text-delta', id: TEXT_ID, delta: event.text }
    case 'message':
      return { type: 'data-message', data: event.message }
  }
}
