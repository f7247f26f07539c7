import 'server-only'
import { channel } from 'node:diagnostics_channel'

/**
 * Lets requests that came before this process was set up begin once more, for everything that subscribed since: security headers, distrust
 * of forwarded addresses, mended request lines. Next has not looked at them yet. Called once at start, after the last subscription.
 */
export function replayEarlyRequests(): void {
  const { __earlyRequests: take } = globalThis as { __earlyRequests?: () => object[] }
  for (const message of take?.() ?? []) channel('http.server.request.start').publish(message)
}
