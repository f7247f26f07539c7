// The first import of a build's server.js. Next listens before the server is set up and lets requests wait; they are collected here
// until lib/server/http/pipeline.ts takes them.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const CHANNEL = 'http.server.request.start'
const messages = []
// The same as in request-state.ts.
globalThis.__requestState ??= new AsyncLocalStorage()
const collect = (message) => {
  const state = {}
  globalThis.__requestState.enterWith(state)
  messages.push({ ...message, state })
}
subscribe(CHANNEL, collect)

globalThis.__earlyRequests = () => {
  unsubscribe(CHANNEL, collect)
  return messages.splice(0)
}
