import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { env } from '@/lib/server/env'

/** Longer than a proxy's (Node's default is 5 seconds): one that reuses a connection we are just closing has to answer 502. */
export function setKeepAliveTimeout(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    server.keepAliveTimeout = env.KEEP_ALIVE_TIMEOUT
  })
}
