/**
 * The data of the server-sent events in `body`, in one batch for each network chunk that completes an event. Ends with the
 * stream; throws what reading it throws. An event that the end cuts off is dropped, as the standard has it.
 */
export async function* readEventBatches(body: ReadableStream<Uint8Array>): AsyncGenerator<string[]> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      // A carriage return at the end may be half of a line end.
      const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest
      const lines = whole.split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '') + rest.slice(whole.length)
      const batch: string[] = []
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
        else if (line === '' && data.length > 0) {
          batch.push(data.join('\n'))
          data = []
        }
      }
      if (batch.length > 0) yield batch
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
