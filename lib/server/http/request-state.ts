import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

export type HeadersOfCall = Pick<Headers, 'get' | 'has'>

/** Of a call that lib/server/http/calls.ts answers: what Next knows of any other request. */
export interface CallState {
  headers: HeadersOfCall
  /** Set-Cookie headers of the answer, by name. */
  cookies: Map<string, string>
  /** To run when the response is closed. */
  afterwards: (() => unknown)[]
}

/** What the parts of the server tell each other about one request. Unlike a cookie or header, a static page may read it. */
export interface RequestState {
  /** Seconds; set by `markRequestUnavailable`. */
  retryAfter?: number
  /** Set by `markGone`. */
  isGone?: true
  /** Of the form's action, for the page that Next renders in the same request. */
  formResult?: unknown
  call?: CallState
}

// Shared by Next's separate module layers and collect-early-requests.mjs.
const shared = globalThis as { __requestState?: AsyncLocalStorage<RequestState> }
shared.__requestState ??= new AsyncLocalStorage()
const storage = shared.__requestState

/** For everything that the caller starts from now on. */
export function openRequestState(): RequestState {
  const state: RequestState = {}
  storage.enterWith(state)
  return state
}

/** Undefined during the build. */
export const requestState = (): RequestState | undefined => storage.getStore()

/** Makes the response a 503 that can be retried after `seconds`. No effect once its head is sent. */
export function markRequestUnavailable(seconds: number): void {
  const state = requestState()
  if (state) state.retryAfter = seconds
}

/** Makes a page that is not found a 410: it was here. */
export function markGone(): void {
  const state = requestState()
  if (state) state.isGone = true
}
