import 'server-only'
import { database } from '@/lib/db/client'
import type { RetentionCounts } from '@/lib/db/retention.mjs'
import {
  deleteDueRows,
  needsPlanAtStart,
  planRetention,
  type RetentionPlan,
} from '@/lib/db/retention-plan.mjs'
import { describeRefusal } from '@/lib/db/retention-texts.mjs'
import { inTransaction } from '@/lib/db/transaction'
import { log } from '@/lib/server/log'

const RUN_INTERVAL_MS = 3600 * 1000
/** Leaves time for the first requests. */
const FIRST_RUN_DELAY_MS = 5 * 60_000

const SERVER = { actor: 'retention', address: 'server' }

/** Deletes the expired rows announced a day ago, and announces the next ones. Several processes may call it at once. */
export async function applyRetention(): Promise<{ deleted: RetentionCounts; plan: RetentionPlan }> {
  const deleted: RetentionCounts = {
    customers: 0,
    prospects: 0,
    interestRegistrations: 0,
    contacts: 0,
    jobInterests: 0,
    candidates: 0,
    owners: 0,
    people: 0,
  }
  const plan = await inTransaction((query) => planRetention(query))
  if (plan.status !== 'due') return { deleted, plan }
  for (;;) {
    const counts = await inTransaction((query) => deleteDueRows(query, plan.batch.id, SERVER))
    if (!counts) break
    for (const kind of Object.keys(counts) as (keyof RetentionCounts)[]) deleted[kind] += counts[kind]
  }
  return { deleted, plan: await inTransaction((query) => planRetention(query)) }
}

/** Looks whether the clock can be right, or is again. Call this before requests write new rows, which would make a wrong one look right. */
export async function checkClock(): Promise<void> {
  try {
    if (await needsPlanAtStart((sql, params) => database().pool.query(sql, params)))
      logPlan(await inTransaction((query) => planRetention(query)))
  } catch (error) {
    log.error({ err: error }, 'checking the clock before retention failed')
  }
}

let loggedPlan = ''

function logPlan({ status, batch }: RetentionPlan): void {
  const name = `${status} ${batch?.id}`
  if (name === loggedPlan) return
  loggedPlan = name
  if (status === 'announced')
    log.info(
      { batch: batch.id, dueAt: batch.dueAt, counts: batch.counts },
      'expired data will be deleted tomorrow',
    )
  if (status === 'refused')
    log.error(
      { batch: batch.id, counts: batch.counts, reasons: batch.refusals?.map(describeRefusal) },
      'deletion of expired data was refused',
    )
}

export function scheduleRetention(): void {
  const run = async () => {
    try {
      const { deleted, plan } = await applyRetention()
      if (Object.values(deleted).some((count) => count > 0)) log.info({ deleted }, 'expired data was deleted')
      logPlan(plan)
    } catch (error) {
      log.error({ err: error }, 'expired data could not be deleted')
    }
  }
  setTimeout(() => {
    void run()
    setInterval(run, RUN_INTERVAL_MS).unref()
  }, FIRST_RUN_DELAY_MS).unref()
}
