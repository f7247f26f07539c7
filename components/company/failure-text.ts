import { ApiError } from '@/lib/api/client'

/** The notification text for a failed call: the error's message, or a general sentence for other errors. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Please try again.'
  return error.status === 0 ? error.detail : error.message
}
