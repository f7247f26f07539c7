import { problemResponse } from './problem'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Stops nginx from buffering the stream.
  'x-accel-buffering': 'no',
}
/** Proxies close a quiet stream. */
const KEEP_ALIVE_MS = 10_000

/** Sends `progress` events, then one `result` or `problem`. The task's signal aborts when the client disconnects. */
export function progressStreamResponse<Progress>(
  requestId: string,
  task: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<object>,
): Response {
  const control = new AbortController()
  const encoder = new TextEncoder()
  let keepAlive: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!control.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const send = (event: string, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      keepAlive = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS)
      task(control.signal, (progress) => send('progress', progress))
        .then(
          (result) => send('result', result),
          async (error) => {
            if (!control.signal.aborted) send('problem', await problemResponse(error, requestId).json())
          },
        )
        .finally(() => {
          clearInterval(keepAlive)
          if (!control.signal.aborted) controller.close()
        })
    },
    cancel() {
      clearInterval(keepAlive)
      control.abort()
    },
  })
  return new Response(body, { headers: HEADERS })
}
