import { ApiError } from '@/lib/api/client'

export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.detail : 'Please try again.'
