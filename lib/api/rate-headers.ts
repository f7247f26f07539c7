import type { RateRule, RateState } from '@/lib/auth/rate-limiter'

/** Quota and window in seconds per rule (draft-ietf-httpapi-ratelimit-headers). */
export const formatRatePolicy = (rules: readonly RateRule[]) =>
  rules.map(({ per, points, seconds }) => `"${per}";q=${points};w=${seconds}`).join(', ')

/** Remaining calls and seconds until the window resets, per rule. */
export const formatRateLeft = (states: readonly RateState[]) =>
  states.map(({ rule, remaining, reset }) => `"${rule.per}";r=${remaining};t=${reset}`).join(', ')
