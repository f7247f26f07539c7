import 'server-only'
import {
  consumeRateLimit,
  RateLimitedError,
  type RateRule,
  type RateState,
  resetRateLimit,
} from './rate-limiter'
import { hashToken } from './tokens'

const QUARTER_HOUR_S = 900
const HOUR_S = 3600

const NAME_AND_ADDRESS_RULE: RateRule = { points: 5, seconds: QUARTER_HOUR_S, per: 'address' }
const ADDRESS_RULE: RateRule = { points: 30, seconds: QUARTER_HOUR_S, per: 'address' }
/** In a browser where this administrator signed in before. */
const DEVICE_RULE: RateRule = { points: 10, seconds: QUARTER_HOUR_S, per: 'administrator' }
/** Over this limit each unknown address has one attempt for the name instead of five. */
const UNKNOWN_ADDRESSES_RULE: RateRule = { points: 100, seconds: HOUR_S, per: 'administrator' }

/** For one name from one address, and in total. */
const REFUSAL_ENTRY_RULE: RateRule = { points: 1, seconds: QUARTER_HOUR_S, per: 'address' }
const ALL_REFUSAL_ENTRIES_RULE: RateRule = { points: 60, seconds: HOUR_S, per: 'address' }

export interface Attempt {
  username: string
  address: string
  deviceId: string | null
  isKnownAddress: boolean
}

// Hashed: a name can be longer than a key, and must not be readable in the table of counters.
const nameKey = ({ username }: Attempt) => hashToken(username).slice(0, 32)
const nameAndAddressKey = (attempt: Attempt) => `${nameKey(attempt)}:${attempt.address}`

/** Call before checking the password. Nobody can lock others out: known browsers and addresses have their own count. */
export async function countAttempt(attempt: Attempt): Promise<void> {
  if (attempt.deviceId) {
    await consumeRateLimit('signIn.device', DEVICE_RULE, attempt.deviceId)
    return
  }
  const state = await consumeRateLimit('signIn.pair', NAME_AND_ADDRESS_RULE, nameAndAddressKey(attempt))
  if (attempt.isKnownAddress) return
  await consumeRateLimit('signIn.address', ADDRESS_RULE, attempt.address)
  if ((await hasTooManyUnknownAddresses(attempt)) && state && isRepeated(state))
    throw new RateLimitedError(state)
}

export async function forgetAttempts(attempt: Attempt): Promise<void> {
  if (attempt.deviceId) await resetRateLimit('signIn.device', DEVICE_RULE, attempt.deviceId)
  else await resetRateLimit('signIn.pair', NAME_AND_ADDRESS_RULE, nameAndAddressKey(attempt))
}

const isRepeated = ({ remaining, rule }: RateState) => remaining < rule.points - 1

/** Limits the audit entries about refusals. All unknown names count as one. */
export async function canRecordRefusal(attempt: Attempt, isKnownName: boolean): Promise<boolean> {
  const subject =
    attempt.deviceId ?? (isKnownName ? nameAndAddressKey(attempt) : `unknown:${attempt.address}`)
  return (
    (await canConsume('signIn.told', REFUSAL_ENTRY_RULE, subject)) &&
    (await canConsume('signIn.toldInAll', ALL_REFUSAL_ENTRIES_RULE, 'all'))
  )
}

const hasTooManyUnknownAddresses = async (attempt: Attempt) =>
  !(await canConsume('signIn.crowd', UNKNOWN_ADDRESSES_RULE, nameKey(attempt)))

async function canConsume(name: string, rule: RateRule, subject: string): Promise<boolean> {
  try {
    await consumeRateLimit(name, rule, subject)
    return true
  } catch (error) {
    if (error instanceof RateLimitedError) return false
    throw error
  }
}
