import 'server-only'
import { env } from '@/lib/server/env'
import { serveBrotliFiles } from '@/lib/server/http/brotli-files'
import { removeUntrustedForwardedHeaders } from '@/lib/server/http/client-address'
import { replayEarlyRequests } from '@/lib/server/http/early-requests'
import { setKeepAliveTimeout } from '@/lib/server/http/keep-alive'
import { recordProcessMetrics } from '@/lib/server/http/process-metrics'
import { normalizeRequestLines } from '@/lib/server/http/request-line'
import { addSecurityHeaders } from '@/lib/server/http/security-headers'
import { answerUnavailableRequests } from '@/lib/server/http/unavailable'
import { ignoreUpgradeRequests } from '@/lib/server/http/upgrades'
import { log, redirectConsoleToLog } from '@/lib/server/log'
import { handleSigterm } from '@/lib/server/shutdown'
import { startBackupRequests } from './backup-requests'
import { prepareDatabase } from './readiness'
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
  normalizeRequestLines()
  if (env.NODE_ENV === 'production') {
    redirectConsoleToLog()
    ignoreUpgradeRequests()
  }
  setKeepAliveTimeout()
  recordProcessMetrics()
  removeUntrustedForwardedHeaders()
  answerUnavailableRequests()
  addSecurityHeaders(env.NODE_ENV === 'development')
  serveBrotliFiles()
  replayEarlyRequests()
  handleSigterm()
  await prepareDatabase()
  startBackupRequests()
  if (env.RETENTION === 'on') scheduleRetention()
}
