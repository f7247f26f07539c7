import 'server-only'
import type { CsvPart } from '@/lib/admin/lists/definition/define-list'
import { brand } from '@/lib/content/brand'
import { log } from '@/lib/server/log'

/** The rows of a list. `signal` aborts when the reader leaves. */
type ReadBatches<Row> = (signal: AbortSignal) => AsyncIterable<Row[]>

/** Doesn't read ahead, or on after a disconnect. `onEnd` is called once, before the reader sees the end. */
function streamResponse(
  write: (signal: AbortSignal) => AsyncGenerator<string | Uint8Array>,
  headers: Record<string, string>,
  onEnd: (isComplete: boolean) => Promise<void> = async () => undefined,
): Response {
  const encoder = new TextEncoder()
  const departure = new AbortController()
  const text = write(departure.signal)
  let hasEnded = false
  let hasReaderLeft = false
  const end = async (isComplete: boolean) => {
    if (hasEnded) return
    hasEnded = true
    await onEnd(isComplete)
  }
  const abort = () =>
    end(false).catch((error) => log.error({ err: error }, 'could not record the end of a stream'))
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await text.next()
          if (hasReaderLeft) return
          if (!done) return controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
          await end(true)
          controller.close()
        } catch (error) {
          if (hasEnded || hasReaderLeft) return
          // The headers are sent, so only an aborted stream can tell the reader that the file is incomplete.
          log.error({ err: error }, 'a stream was aborted')
          await abort()
          controller.error(error)
        }
      },
      async cancel() {
        hasReaderLeft = true
        departure.abort()
        await text.return(undefined)
        await abort()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'cache-control': 'no-store', ...headers } })
}

export function jsonListResponse<Row>(name: string, readBatches: ReadBatches<Row>): Response {
  async function* writeJson(signal: AbortSignal) {
    yield `{"page":null,"${name}":[`
    let separator = ''
    for await (const rows of readBatches(signal)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',')
      separator = ','
    }
    yield ']}'
  }
  return streamResponse(writeJson, { 'content-type': 'application/json' })
}

export function csvFileResponse(
  label: string,
  write: (signal: AbortSignal) => AsyncGenerator<CsvPart>,
  onEnd: (outcome: 'complete' | 'interrupted', rows: number) => Promise<void>,
): Response {
  const name = `${brand.product.toLowerCase()}-${label}-${new Date().toISOString().slice(0, 10)}.csv`
  let sentRows = 0
  async function* countRows(signal: AbortSignal) {
    for await (const { part, rows } of write(signal)) {
      sentRows += rows
      yield part
    }
  }
  return streamResponse(
    countRows,
    { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
    (isComplete) => onEnd(isComplete ? 'complete' : 'interrupted', sentRows),
  )
}
