import 'server-only'
import { distrustForwardedHeaders } from './auth/address'
import { env } from './env'
import { log } from './log'
import { prepareAtStart } from './readiness'

/** Everything the process does before its first request. */
export async function startServer(): Promise<void> {
  if (env.RATE_LIMITS === 'off') log.warn('RATE_LIMITS=off: requests are not limited')
  distrustForwardedHeaders()
  await prepareAtStart()
}
