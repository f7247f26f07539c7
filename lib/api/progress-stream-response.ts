import { problemResponse } from './problem'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that waits for the whole answer would show no progress.
  'x-accel-buffering': 'no',
}
/** A comment now and then, so that a proxy does not take a quiet stream for a dead one. */
const KEEP_ALIVE_MS = 10_000

/**
 * A work as server-sent events: `progress` events while it runs, then one `result` or, where it throws, one `problem` with a problem
 * document. The work's signal is aborted when the client leaves.
 */
export function progressStreamResponse<Progress>(
  requestId: string,
  work: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<object>,
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
      work(control.signal, (progress) => send('progress', progress))
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
