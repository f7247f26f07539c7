import 'server-only'
import { distrustForwardedHeaders } from './auth/address'
import { env } from './env'
import { beginEarlyRequests } from './http/early'
import { serveEncodedFiles } from './http/encoded-files'
import { outlastProxies } from './http/keep-alive'
import { observeProcess } from './http/observe'
import { mendRequestLines } from './http/request-line'
import { sendSecurityHeaders } from './http/security-headers'
import { sendUnavailable } from './http/unavailable'
import { ignoreUpgrades } from './http/upgrades'
import { log, logConsole } from './log'
import { prepareAtStart } from './readiness'
import { scheduleRetention } from './retention/service'
import { endCleanly } from './shutdown'

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
