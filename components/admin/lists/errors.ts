import { ApiError } from '@/lib/api/client'

export const isSessionExpired = (error: unknown) => error instanceof ApiError && error.status === 401

export const conflictMessageOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 409 ? error.detail : null
