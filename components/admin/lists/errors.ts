import { ApiError, reasonOf } from '@/lib/api/client'

export const isSessionExpired = (error: unknown) => error instanceof ApiError && error.status === 401

export const conflictMessageOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 409 ? error.detail : null

/** What to say where something was to be changed: nothing before a failure, and nothing after a session that has ended, which leads away. */
export const describeMutationError = (error: unknown, unreachable: string): string =>
  error === null || isSessionExpired(error) ? '' : reasonOf(error, unreachable)
