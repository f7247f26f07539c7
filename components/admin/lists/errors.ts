import { ApiError } from '@/lib/api/client'
import { ActionError } from './action-result'

/** Whether a call or a server action failed because the session has ended. */
export const isSessionExpired = (error: unknown) =>
  (error instanceof ApiError && error.status === 401) ||
  (error instanceof ActionError && error.code === 'unauthenticated')

/** The server's message when someone else has changed the record meanwhile; null for any other error. */
export function conflictMessageOf(error: unknown): string | null {
  if (error instanceof ApiError && error.status === 409) return error.detail
  return error instanceof ActionError && error.code === 'conflict' ? error.message : null
}
