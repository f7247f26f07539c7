import 'server-only'
import { database } from './client'
import type { Query } from './retention.mjs'

/** Counting and deleting in large tables takes longer than the statements of a request may. */
const STATEMENT_TIMEOUT_MS = 5 * 60_000

/** Runs statements that Prisma does not make in one transaction, which is rolled back where `work` throws. */
export async function inTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const client = await database().pool.connect()
  try {
    await client.query(`BEGIN; SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`)
    const result = await work((text, values = []) => {
      // The types of `pg` lack query_timeout.
      const query = { text, values, query_timeout: STATEMENT_TIMEOUT_MS }
      return client.query(query)
    })
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    client.release(error instanceof Error ? error : true)
    throw error
  }
}
