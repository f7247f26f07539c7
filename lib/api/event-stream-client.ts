/** One batch per network chunk that completes an event. Drops an incomplete last event, as the HTML standard requires. */
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
      // A trailing carriage return can be the first half of a line break.
      const complete = rest.endsWith('\r') ? rest.slice(0, -1) : rest
      const lines = complete.split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '') + rest.slice(complete.length)
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
