import 'server-only'
import { type CsvColumn, writeCsv, type DateWriter } from '@/lib/admin/csv'
import { brand } from '@/lib/content/brand'
import { log } from '@/lib/server/log'

/**
 * A response whose text is made as it is read: nothing is fetched ahead, and nothing more once the reader has gone. `ended` hears, before
 * the reader does, whether all of it was read.
 */
function streamResponse(
  text: AsyncGenerator<string>,
  headers: Record<string, string>,
  ended: (isWhole: boolean) => Promise<void> = async () => undefined,
): Response {
  const encoder = new TextEncoder()
  let isOver = false
  let isLeft = false
  const end = async (isWhole: boolean) => {
    if (isOver) return
    isOver = true
    await ended(isWhole)
  }
  const breakOff = () =>
    end(false).catch((error) => log.error({ err: error }, 'the end of a stream was not written down'))
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await text.next()
          // The reader went while this piece was made.
          if (isLeft) return
          if (!done) return controller.enqueue(encoder.encode(value))
          await end(true)
          controller.close()
        } catch (error) {
          if (isOver || isLeft) return
          // The head is sent: breaking off is all that is left, and tells the reader that the file is not whole.
          log.error({ err: error }, 'a stream broke off')
          await breakOff()
          controller.error(error)
        }
      },
      async cancel() {
        isLeft = true
        await text.return(undefined)
        await breakOff()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'cache-control': 'no-store', ...headers } })
}

/** A whole list as the JSON that its call answers, batch by batch. */
export function jsonListResponse<Row>(name: string, batches: AsyncIterable<Row[]>): Response {
  async function* text() {
    yield `{"page":null,"${name}":[`
    let separator = ''
    for await (const rows of batches) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',')
      separator = ','
    }
    yield ']}'
  }
  return streamResponse(text(), { 'content-type': 'application/json' })
}

/** A list as a file to be saved as `<product>-<label>-<today>.csv`; `ended` writes down how that went. */
export function csvFileResponse<Row>(
  label: string,
  {
    columns,
    batches,
    date,
    ended,
  }: {
    columns: readonly CsvColumn<Row>[]
    batches: AsyncIterable<Row[]>
    date: DateWriter
    ended: (ending: 'whole' | 'broken off', rows: number) => Promise<void>
  },
): Response {
  const name = `${brand.product.toLowerCase()}-${label}-${new Date().toISOString().slice(0, 10)}.csv`
  let rows = 0
  async function* counted() {
    for await (const batch of batches) {
      rows += batch.length
      yield batch
    }
  }
  return streamResponse(
    writeCsv(columns, counted(), date),
    { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
    (isWhole) => ended(isWhole ? 'whole' : 'broken off', rows),
  )
}
