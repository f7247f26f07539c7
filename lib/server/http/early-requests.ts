import 'server-only'
import { channel } from 'node:diagnostics_channel'

/** For everything that has subscribed since they arrived. Next has not read them yet. Called once at start, after the last subscription. */
export function replayEarlyRequests(): void {
  const { __earlyRequests: takeEarlyRequests } = globalThis as { __earlyRequests?: () => object[] }
  for (const message of takeEarlyRequests?.() ?? []) channel('http.server.request.start').publish(message)
}
