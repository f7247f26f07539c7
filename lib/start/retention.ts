import 'server-only'
import { database } from '@/lib/db/client'
import { deleteExpiredBatch, type RetentionCounts, recordRetention } from '@/lib/db/retention.mjs'
import { log } from '@/lib/server/log'

const DAY_MS = 24 * 3600 * 1000
/** After the start, when the first requests have been served. */
const FIRST_RUN_DELAY_MS = 5 * 60_000

/**
 * Deletes what is past the periods of the privacy policy at `now`, a batch a transaction, and writes a line into the audit log where
 * something went. Several processes may do it at once.
 */
export async function applyRetention(now = new Date()): Promise<RetentionCounts> {
  const total: RetentionCounts = {
    customers: 0,
    prospects: 0,
    interestRegistrations: 0,
    contacts: 0,
    owners: 0,
  }
  while (await deleteBatch(total, now));
  return total
}

/** One batch in a transaction of its own, added to `total`. Returns whether something went. */
async function deleteBatch(total: RetentionCounts, now: Date): Promise<boolean> {
  const client = await database().pool.connect()
  const query = (sql: string, params?: unknown[]) => client.query(sql, params)
  try {
    await query('BEGIN')
    const gone = await deleteExpiredBatch(query, now)
    const any = Object.values(gone).some((count) => count > 0)
    if (any) await recordRetention(query, gone, { actor: 'retention', address: 'server' })
    await query('COMMIT')
    for (const kind of Object.keys(gone) as (keyof RetentionCounts)[]) total[kind] += gone[kind]
    client.release()
    return any
  } catch (error) {
    await query('ROLLBACK').catch(() => {})
    client.release(error instanceof Error ? error : true)
    throw error
  }
}

/** Applies the retention a while after the start and every day from then on, for as long as the process lives. */
export function scheduleRetention(): void {
  const run = async () => {
    try {
      const gone = await applyRetention()
      if (Object.values(gone).some((count) => count > 0)) log.info({ gone }, 'data past its time was deleted')
    } catch (error) {
      log.error({ err: error }, 'the retention could not be applied')
    }
  }
  setTimeout(() => {
    void run()
    setInterval(run, DAY_MS).unref()
  }, FIRST_RUN_DELAY_MS).unref()
}
