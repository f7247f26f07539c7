import { ApiError, isQuotaRefusal } from '@/lib/api/client'

export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Please try again.'
  return error.status === 0 || isQuotaRefusal(error) ? error.detail : error.message
}
