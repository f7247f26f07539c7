import 'server-only'
import {
  consumeRateLimit,
  RateLimitedError,
  type RateRule,
  type RateState,
  resetRateLimit,
} from './rate-limit'
import { hashToken } from './tokens'

const QUARTER_HOUR_S = 900
const HOUR_S = 3600

/** Tries of one name from one address. */
const NAME_AND_ADDRESS_RULE: RateRule = { points: 5, seconds: QUARTER_HOUR_S, per: 'address' }
/** Tries of all names from one address. */
const ADDRESS_RULE: RateRule = { points: 30, seconds: QUARTER_HOUR_S, per: 'address' }
/** Tries in a browser where this administrator signed in before. */
const DEVICE_RULE: RateRule = { points: 10, seconds: QUARTER_HOUR_S, per: 'administrator' }
/** Tries of one name from addresses that never signed in; past them each such address has one try in place of five. */
const UNKNOWN_ADDRESSES_RULE: RateRule = { points: 100, seconds: HOUR_S, per: 'administrator' }

/** Lines of the audit log that tell of refused tries: one for a name from an address, and so many in all. */
const REFUSAL_ENTRY_RULE: RateRule = { points: 1, seconds: QUARTER_HOUR_S, per: 'address' }
const ALL_REFUSAL_ENTRIES_RULE: RateRule = { points: 60, seconds: HOUR_S, per: 'address' }

/** Where a try comes from. */
export interface Attempt {
  username: string
  address: string
  /** The browser's, where this administrator signed in with it before. */
  deviceId: string | null
  /** Whether this administrator signed in from the address before. */
  isKnownAddress: boolean
}

// A name may be longer than a key, and is nobody's business in the counters' table.
const nameKey = ({ username }: Attempt) => hashToken(username).slice(0, 32)
const pairKey = (attempt: Attempt) => `${nameKey(attempt)}:${attempt.address}`

/**
 * Counts a try before the password is looked at; throws `rateLimited`. Nobody can use up the tries of another: a known browser has
 * its own, a known address shares its five with nobody but itself, and however many strangers try, a new address has one left.
 */
export async function countAttempt(attempt: Attempt): Promise<void> {
  if (attempt.deviceId) {
    await consumeRateLimit('signIn.device', DEVICE_RULE, attempt.deviceId)
    return
  }
  const pair = await consumeRateLimit('signIn.pair', NAME_AND_ADDRESS_RULE, pairKey(attempt))
  if (attempt.isKnownAddress) return
  await consumeRateLimit('signIn.address', ADDRESS_RULE, attempt.address)
  if ((await hasTooManyUnknownAddresses(attempt)) && pair && isRepeated(pair))
    throw new RateLimitedError(pair)
}

/** A success: its own failures count no more. */
export async function forgetAttempts(attempt: Attempt): Promise<void> {
  if (attempt.deviceId) await resetRateLimit('signIn.device', DEVICE_RULE, attempt.deviceId)
  else await resetRateLimit('signIn.pair', NAME_AND_ADDRESS_RULE, pairKey(attempt))
}

const isRepeated = (pair: RateState) => pair.remaining < pair.rule.points - 1

/**
 * Whether a refused try is to be written down: a flood must not fill the audit log. Names that nobody has count as one, since there is no
 * end of them.
 */
export async function canRecordRefusal(attempt: Attempt, isKnownName: boolean): Promise<boolean> {
  const subject = attempt.deviceId ?? (isKnownName ? pairKey(attempt) : `unknown:${attempt.address}`)
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
