import 'server-only'
import { after } from 'next/server'
import { requestState } from './request-state'

/** Runs `work` when the response is closed. A shutdown waits for it. */
export function runAfterResponse(work: () => unknown): void {
  const call = requestState()?.call
  if (call) call.afterwards.push(work)
  else after(work)
}
