import { ApiError } from '@/lib/api/client'

/** What a notification says of a failed call: the error's message (specification, section 8), or the general sentence. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Please try again.'
  return error.status === 0 ? error.detail : error.message
}
