import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { log } from '@/lib/server/log'

export interface ReadLimits {
  /** When it aborts, the statement is stopped. */
  signal?: AbortSignal | undefined
  /** Instead of the session's limit, for a statement that may take longer. The embedded database knows no limit. */
  timeoutMs?: number | undefined
}

/** Runs one statement that changes nothing and returns its rows. Throws the signal's reason if it aborts. */
export type Read = <Row>(sql: string, values: unknown[], limits?: ReadLimits) => Promise<Row[]>

/** Runs `COPY (SELECT …) TO STDOUT`; `values` become literals, because COPY takes none. `onRow` must copy what it keeps. */
export type Copy = (
  sql: string,
  values: unknown[],
  onRow: (row: Buffer) => void,
  limits?: ReadLimits,
) => Promise<void>

/** Before `pg` gives up on a server that does not end a statement itself. */
const REPLY_GRACE_MS = 5000
const STOP_INTERVAL_MS = 250
const STOP_CONNECTION_IDLE_MS = 10_000

/** By its text and not by process id, so that it never stops the next statement, nor another session's behind a pooler. */
const STOP_SQL = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE state = 'active' AND starts_with(query, $1)`

/** Opens a second connection of `session` for as long as statements have to be stopped, because the pool may be busy with them. */
export function createServerRead(
  pool: pg.Pool,
  session: pg.PoolConfig,
): { read: Read; copy: Copy; close: () => Promise<void> } {
  const stopPool = new pg.Pool({
    ...session,
    max: 1,
    idleTimeoutMillis: STOP_CONNECTION_IDLE_MS,
    query_timeout: REPLY_GRACE_MS,
  })
  stopPool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))

  /** Until it has ended: it may not have reached the server yet. Returns a function to call when it has. */
  function stopOnAbort(mark: string, signal: AbortSignal | undefined): () => void {
    let hasEnded = false
    const stop = async () => {
      while (!hasEnded) {
        await stopPool
          .query(STOP_SQL, [mark])
          .catch((error) => log.warn({ err: error }, 'a database statement could not be stopped'))
        await sleep(STOP_INTERVAL_MS)
      }
    }
    signal?.addEventListener('abort', stop, { once: true })
    return () => {
      hasEnded = true
      signal?.removeEventListener('abort', stop)
    }
  }

  async function run<Result>(
    { signal, timeoutMs }: ReadLimits,
    send: (client: pg.PoolClient, mark: string, limit: { query_timeout?: number }) => Promise<Result>,
  ): Promise<Result> {
    const client = await connectUnlessAborted(pool, signal)
    const mark = `/* ${randomUUID()} */`
    const end = stopOnAbort(mark, signal)
    try {
      if (timeoutMs) await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${timeoutMs}`)
      const result = await send(client, mark, timeoutMs ? { query_timeout: timeoutMs + REPLY_GRACE_MS } : {})
      if (timeoutMs) await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      client.release(error instanceof Error ? error : true)
      throw signal?.aborted ? signal.reason : error
    } finally {
      end()
    }
  }

  const read: Read = async <Row>(sql: string, values: unknown[], limits: ReadLimits = {}) =>
    await run(limits, async (client, mark, limit) => {
      const { rows } = await client.query({ text: `${mark} ${sql}`, values, ...limit })
      return rows as Row[]
    })

  const copy: Copy = async (sql, values, onRow, limits = {}) =>
    await run(limits, (client, mark, limit) => {
      const text = sql.replace(/\$(\d+)/g, (_, place) => pg.escapeLiteral(String(values[Number(place) - 1])))
      return new Promise<void>((resolve, reject) => {
        const query = new CopyQuery(`${mark} ${text}`, onRow, (error) => (error ? reject(error) : resolve()))
        client.query(Object.assign(query, limit))
      })
    })

  return { read, copy, close: () => stopPool.end() }
}

class CopyQuery extends pg.Query {
  readonly #onRow: (row: Buffer) => void

  constructor(text: string, onRow: (row: Buffer) => void, done: (error: Error | null) => void) {
    super(text, done as never)
    this.#onRow = onRow
  }

  /** Called by pg for each row that COPY sends. */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    this.#onRow(chunk)
  }
}

/** PGlite cannot stop a statement. One whose caller has left while it waited for the only connection is not started. */
export function createEmbeddedRead(pool: pg.Pool): Read {
  return async <Row>(sql: string, values: unknown[], { signal }: ReadLimits = {}): Promise<Row[]> => {
    // While PGlite works, the process notices nothing: a moment later it has seen who left.
    const client = await connectUnlessAborted(pool, signal, () => sleep(1))
    try {
      return (await client.query(sql, values)).rows as Row[]
    } finally {
      client.release()
    }
  }
}

/** `notice` runs after a wait for a connection. */
async function connectUnlessAborted(
  pool: pg.Pool,
  signal: AbortSignal | undefined,
  notice = async () => {},
): Promise<pg.PoolClient> {
  signal?.throwIfAborted()
  const hasToWait = pool.totalCount >= pool.options.max && pool.idleCount === 0
  const client = await pool.connect()
  if (signal && hasToWait) await notice()
  if (!signal?.aborted) return client
  client.release()
  throw signal.reason
}
