import 'server-only'
import { AppError, QUOTA_REASON } from '@/lib/errors'
import { metrics } from '@/lib/server/metrics'
import type { Quota } from './limits'

/** Counts the refusal. With `retryAfter` (seconds) the limit is one of time, otherwise the visitor has to make room. */
export function quotaError(quota: Quota, message: string, retryAfter?: number): AppError {
  metrics.quotaRefusals.inc({ quota })
  return retryAfter === undefined
    ? new AppError('conflict', message, { reason: QUOTA_REASON })
    : new AppError('rateLimited', message, { reason: QUOTA_REASON, retryAfter })
}
