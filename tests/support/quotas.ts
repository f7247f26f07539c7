import { QUOTA_REASON } from '@/lib/errors'
import type { Quota } from '@/lib/quotas/limits'
import { metrics } from '@/lib/server/metrics'

export const QUOTA_REFUSAL = { code: 'conflict', reason: QUOTA_REASON }

export async function readRefusals(quota: Quota): Promise<number> {
  const { values } = await metrics.quotaRefusals.get()
  return values.find(({ labels }) => labels.quota === quota)?.value ?? 0
}

export const countOutcomes = (results: PromiseSettledResult<unknown>[]) => ({
  stored: results.filter(({ status }) => status === 'fulfilled').length,
  refused: results.filter((result) => result.status === 'rejected' && result.reason?.reason === QUOTA_REASON)
    .length,
})
