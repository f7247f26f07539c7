import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

/**
 * Nothing here speaks WebSocket outside development, and Next holds a socket that asks for it open without a word. Without a listener for
 * upgrades Node answers such a request like any other. Called once at start.
 */
export function ignoreUpgradeRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (server.listenerCount('upgrade') > 0) server.removeAllListeners('upgrade')
  })
}
