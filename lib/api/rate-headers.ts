import type { RateRule, RateState } from '@/lib/auth/rate-limit'

/** The rules of a call as `RateLimit-Policy` tells them (draft-ietf-httpapi-ratelimit-headers): quota and window in seconds. */
export const formatRatePolicy = (rules: readonly RateRule[]) =>
  rules.map(({ per, points, seconds }) => `"${per}";q=${points};w=${seconds}`).join(', ')

/** What is left of each as `RateLimit` tells it: calls, and seconds until they are given back. */
export const formatRateLeft = (states: readonly RateState[]) =>
  states.map(({ rule, remaining, reset }) => `"${rule.per}";r=${remaining};t=${reset}`).join(', ')
