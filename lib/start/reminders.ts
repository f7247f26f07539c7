import 'server-only'
import { log } from '@/lib/server/log'
import { isShuttingDown } from '@/lib/server/shutdown'
import { remindApprovers } from '@/lib/specification/rounds/service'
import { whenPrepared } from './readiness'

const INTERVAL_MS = 15 * 60_000

async function remind(): Promise<void> {
  if (isShuttingDown()) return
  try {
    const reminders = await remindApprovers()
    if (reminders > 0) log.info({ reminders }, 'reminders to approve were written')
  } catch (error) {
    log.error({ err: error }, 'reminders to approve could not be written')
  }
}

/** Begins once the database is ready. */
export async function scheduleReminders(): Promise<void> {
  await whenPrepared()
  await remind()
  setInterval(() => void remind(), INTERVAL_MS).unref()
}
