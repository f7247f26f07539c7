import 'server-only'
import type { Administrator } from '@/lib/auth/administrator'
import { type Counter, isOnlyProcess, type RateRule } from '@/lib/auth/rate-limiter'
import { splitCallKey } from './call-key'
import type { CallKey } from './contract'
import { limitsOf } from './rate-limits'

const LOCAL_WINDOW_MAX_SECONDS = 60

/** `counters` are counted in the database, `local` in this process. */
export function toCounters(key: CallKey, administrator: Administrator | null, address: string) {
  const { rate, addressRate } = limitsOf(key) ?? {}
  const all: Counter[] = [
    ...(rate ? [{ name: key, rule: rate, subject: subjectOf(rate, administrator, address) }] : []),
    ...(addressRate ? [{ name: `${key}.address`, rule: addressRate, subject: address }] : []),
  ]
  const isLocal = ({ rule }: Counter) => rule.isLocal || isCountedHere(key, rule)
  return {
    counters: all.filter((counter) => !isLocal(counter)),
    local: all
      .filter(isLocal)
      .map((counter) => ({ ...counter, rule: { ...counter.rule, isLocal: true } as const })),
  }
}

/**
 * No other process uses an embedded database, so this one counts its reads without a statement that writes for each. A restart forgets only
 * the current minute.
 */
const isCountedHere = (key: CallKey, { seconds }: RateRule): boolean =>
  splitCallKey(key).method === 'GET' && seconds <= LOCAL_WINDOW_MAX_SECONDS && isOnlyProcess()

/** What a limit counts by: null for the caller. The address counts for anyone who is not signed in as an administrator. */
function subjectOf(rate: RateRule, administrator: Administrator | null, address: string): string | null {
  if (rate.per === 'owner') return null
  return (rate.per === 'administrator' ? administrator?.id : undefined) ?? address
}
