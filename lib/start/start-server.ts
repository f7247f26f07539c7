import 'server-only'
import { env } from '@/lib/server/env'
import { startPipeline } from '@/lib/server/http/pipeline'
import { log, redirectConsoleToLog } from '@/lib/server/log'
import { recordProcessMetrics } from '@/lib/server/metrics'
import { handleSigterm } from '@/lib/server/shutdown'
import { startBackupRequests } from './backup-requests'
import { startMail } from './mail'
import { prepareDatabase } from './readiness'
import { scheduleReminders } from './reminders'
import { scheduleRetention } from './retention'

/** Throws if APP_SECRET is not set. */
export async function startServer(): Promise<void> {
  if (!env.APP_SECRET)
    throw new Error(
      'APP_SECRET is not set. Set it to 32 random characters or more; `npm start` generates one.',
    )
  if (env.RATE_LIMITS === 'off') log.warn('RATE_LIMITS=off: requests are not limited')
  if (env.RESEARCH_ALLOW_HOSTS.length > 0)
    log.warn('RESEARCH_ALLOW_HOSTS is set: website research can read addresses that are not public')
  if (env.TRUSTED_PROXY_HOPS > 0 && /^(0\.0\.0\.0|::)$/.test(env.HOST))
    log.warn(
      'TRUSTED_PROXY_HOPS is set and the server listens on all addresses: let only the proxy reach this port',
    )
  if (env.NODE_ENV === 'production') redirectConsoleToLog()
  recordProcessMetrics()
  startPipeline({ isDevelopment: env.NODE_ENV === 'development' })
  handleSigterm()
  await prepareDatabase()
  startBackupRequests()
  void startMail()
  void scheduleReminders()
  if (env.RETENTION === 'on') scheduleRetention()
}
