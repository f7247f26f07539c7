import { ApiError } from '@/lib/api/client'
import { ActionError } from './action-result'

export const isSessionExpired = (error: unknown) =>
  (error instanceof ApiError && error.status === 401) ||
  (error instanceof ActionError && error.code === 'unauthenticated')

export function conflictMessageOf(error: unknown): string | null {
  if (error instanceof ApiError && error.status === 409) return error.detail
  return error instanceof ActionError && error.code === 'conflict' ? error.message : null
}
