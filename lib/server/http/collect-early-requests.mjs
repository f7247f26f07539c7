// The first thing that a build's server.js runs. Next listens before the rest of the server is there, and lets whoever comes meanwhile wait:
// such requests are kept here until lib/server/http/early-requests.ts hands them to everything that would have seen them begin.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const CHANNEL = 'http.server.request.start'
const kept = []
const keep = (message) => kept.push(message)
subscribe(CHANNEL, keep)

globalThis.__earlyRequests = () => {
  unsubscribe(CHANNEL, keep)
  return kept.splice(0)
}
