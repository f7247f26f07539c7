import 'server-only'
import { database } from '@/lib/db/client'
import { deleteExpiredBatch, type RetentionCounts, recordRetention } from '@/lib/db/retention.mjs'
import { log } from '@/lib/server/log'

const DAY_MS = 24 * 3600 * 1000
/** Leaves time for the first requests. */
const FIRST_RUN_DELAY_MS = 5 * 60_000

/**
 * Deletes data that has passed the retention periods of the privacy policy at `now`, one transaction a batch, with an audit entry for each
 * batch. Safe to run in several processes at once.
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

/** Deletes one batch in a transaction and adds its counts to `total`. Returns whether it deleted anything. */
async function deleteBatch(total: RetentionCounts, now: Date): Promise<boolean> {
  const client = await database().pool.connect()
  const query = (sql: string, params?: unknown[]) => client.query(sql, params)
  try {
    await query('BEGIN')
    const deleted = await deleteExpiredBatch(query, now)
    const hasDeleted = hasAny(deleted)
    if (hasDeleted) await recordRetention(query, deleted, { actor: 'retention', address: 'server' })
    await query('COMMIT')
    for (const kind of Object.keys(deleted) as (keyof RetentionCounts)[]) total[kind] += deleted[kind]
    client.release()
    return hasDeleted
  } catch (error) {
    await query('ROLLBACK').catch(() => {})
    client.release(error instanceof Error ? error : true)
    throw error
  }
}

const hasAny = (counts: RetentionCounts) => Object.values(counts).some((count) => count > 0)

/** Applies the retention periods shortly after the start and then every day. */
export function scheduleRetention(): void {
  const run = async () => {
    try {
      const deleted = await applyRetention()
      if (hasAny(deleted)) log.info({ deleted }, 'expired data was deleted')
    } catch (error) {
      log.error({ err: error }, 'expired data could not be deleted')
    }
  }
  setTimeout(() => {
    void run()
    setInterval(run, DAY_MS).unref()
  }, FIRST_RUN_DELAY_MS).unref()
}
