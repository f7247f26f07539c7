import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { env } from '@/lib/server/env'

/**
 * Keeps idle connections open longer than a proxy does (Node's default is 5 seconds), so that the proxy closes them: a proxy that reuses a
 * connection we are just closing has to answer 502. Called once at start.
 */
export function setKeepAliveTimeout(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    server.keepAliveTimeout = env.KEEP_ALIVE_TIMEOUT
  })
}
