import 'server-only'
import { brand } from '@/lib/content/brand'
import { log } from '@/lib/log'

/** A response whose text is made as it is read: nothing is fetched ahead, and nothing more once the reader has gone. */
function streamed(text: AsyncGenerator<string>, headers: Record<string, string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await text.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          // The head is sent: breaking off is all that is left, and tells the reader that the file is not whole.
          log.error({ err: error }, 'a stream broke off')
          controller.error(error)
        }
      },
      async cancel() {
        await text.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'cache-control': 'no-store', ...headers } })
}

/** A whole list as the JSON that its call answers, batch by batch. */
export function jsonList<Row>(name: string, batches: AsyncIterable<Row[]>): Response {
  async function* text() {
    yield `{"page":null,"${name}":[`
    let separator = ''
    for await (const rows of batches) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',')
      separator = ','
    }
    yield ']}'
  }
  return streamed(text(), { 'content-type': 'application/json' })
}

/** A file of text to be saved as `<product>-<label>-<today>.csv`. */
export function csvFile(label: string, text: AsyncGenerator<string>): Response {
  const name = `${brand.product.toLowerCase()}-${label}-${new Date().toISOString().slice(0, 10)}.csv`
  return streamed(text, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  })
}
