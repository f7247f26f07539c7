import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

/**
 * Removes Next's upgrade listener, which leaves WebSocket requests hanging in production. Without a listener Node answers them like any
 * other request. Called once at start.
 */
export function ignoreUpgradeRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (server.listenerCount('upgrade') > 0) server.removeAllListeners('upgrade')
  })
}
