import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

/** Next's listener leaves WebSocket requests hanging; without one Node answers them like any other. Called once at start. */
export function ignoreUpgradeRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (server.listenerCount('upgrade') > 0) server.removeAllListeners('upgrade')
  })
}
