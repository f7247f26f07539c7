import { ApiError } from '@/lib/api/client'
import { ActionRefused } from './taken-action'

/** Whether a call or an action was refused because the session has ended. */
export const isExpired = (error: unknown) =>
  (error instanceof ApiError && error.status === 401) ||
  (error instanceof ActionRefused && error.code === 'unauthenticated')

/** What the server says where somebody else was faster; null for every other failure. */
export function conflictOf(error: unknown): string | null {
  if (error instanceof ApiError && error.status === 409) return error.detail
  return error instanceof ActionRefused && error.code === 'conflict' ? error.message : null
}
