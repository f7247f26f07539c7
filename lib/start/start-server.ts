import 'server-only'
import { env } from '@/lib/server/env'
import { distrustForwardedHeaders } from '@/lib/server/http/client-address'
import { beginEarlyRequests } from '@/lib/server/http/early'
import { serveEncodedFiles } from '@/lib/server/http/encoded-files'
import { outlastProxies } from '@/lib/server/http/keep-alive'
import { observeProcess } from '@/lib/server/http/observe'
import { mendRequestLines } from '@/lib/server/http/request-line'
import { sendSecurityHeaders } from '@/lib/server/http/security-headers'
import { sendUnavailable } from '@/lib/server/http/unavailable'
import { ignoreUpgrades } from '@/lib/server/http/upgrades'
import { log, logConsole } from '@/lib/server/log'
import { endCleanly } from '@/lib/server/shutdown'
import { prepareAtStart } from './readiness'
import { scheduleRetention } from './retention'

/** Everything the process does before its first request. Throws when it has no secret to sign sessions with. */
export async function startServer(): Promise<void> {
  if (!env.APP_SECRET)
    throw new Error(
      'APP_SECRET is not set. `npm start` makes one; elsewhere set it to 32 random characters or more.',
    )
  if (env.RATE_LIMITS === 'off') log.warn('RATE_LIMITS=off: requests are not limited')
  if (env.RESEARCH_ALLOW_HOSTS.length > 0)
    log.warn('RESEARCH_ALLOW_HOSTS is set: the research may read addresses that are not public')
  mendRequestLines()
  if (env.NODE_ENV === 'production') {
    logConsole()
    ignoreUpgrades()
  }
  outlastProxies()
  observeProcess()
  distrustForwardedHeaders()
  sendUnavailable()
  sendSecurityHeaders(env.NODE_ENV === 'development')
  serveEncodedFiles()
  beginEarlyRequests()
  endCleanly()
  await prepareAtStart()
  if (env.RETENTION === 'on') scheduleRetention()
}
