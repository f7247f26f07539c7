import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { env } from '@/lib/server/env'

/**
 * Keeps an idle connection longer than a proxy in front does, so that it is always the proxy who closes: one that sends a request into a
 * connection that is just being closed has to answer 502. Node's own five seconds are shorter than any proxy's. Called once at start.
 */
export function setKeepAliveTimeout(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    server.keepAliveTimeout = env.KEEP_ALIVE_TIMEOUT
  })
}
