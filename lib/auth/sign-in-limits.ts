import 'server-only'
import { consume, forgive, RateLimitedError, type RateRule, type RateState } from './rate-limit'
import { hashToken } from './tokens'

const QUARTER = 900
const HOUR = 3600

/** Tries of one name from one address. */
const PAIR: RateRule = { points: 5, seconds: QUARTER, per: 'address' }
/** Tries of all names from one address. */
const ADDRESS: RateRule = { points: 30, seconds: QUARTER, per: 'address' }
/** Tries in a browser where this administrator signed in before. */
const DEVICE: RateRule = { points: 10, seconds: QUARTER, per: 'administrator' }
/** Tries of one name from addresses that never signed in; past them each such address has one try in place of five. */
const CROWD: RateRule = { points: 100, seconds: HOUR, per: 'administrator' }

/** Lines of the audit log that tell of refused tries: one for a name from an address, and so many in all. */
const TOLD: RateRule = { points: 1, seconds: QUARTER, per: 'address' }
const TOLD_IN_ALL: RateRule = { points: 60, seconds: HOUR, per: 'address' }

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
    await consume('signIn.device', DEVICE, attempt.deviceId)
    return
  }
  const pair = await consume('signIn.pair', PAIR, pairKey(attempt))
  if (attempt.isKnownAddress) return
  await consume('signIn.address', ADDRESS, attempt.address)
  if ((await isCrowded(attempt)) && pair && isRepeated(pair)) throw new RateLimitedError(pair)
}

/** A success: its own failures count no more. */
export async function forgetAttempts(attempt: Attempt): Promise<void> {
  if (attempt.deviceId) await forgive('signIn.device', DEVICE, attempt.deviceId)
  else await forgive('signIn.pair', PAIR, pairKey(attempt))
}

const isRepeated = (pair: RateState) => pair.remaining < pair.rule.points - 1

/**
 * Whether a refused try is to be written down: a flood must not fill the audit log. Names that nobody has count as one, since there is no
 * end of them.
 */
export async function isRefusalTold(attempt: Attempt, isKnownName: boolean): Promise<boolean> {
  const subject = attempt.deviceId ?? (isKnownName ? pairKey(attempt) : `unknown:${attempt.address}`)
  return (
    (await isLeft('signIn.told', TOLD, subject)) && (await isLeft('signIn.toldInAll', TOLD_IN_ALL, 'all'))
  )
}

const isCrowded = async (attempt: Attempt) => !(await isLeft('signIn.crowd', CROWD, nameKey(attempt)))

async function isLeft(name: string, rule: RateRule, subject: string): Promise<boolean> {
  try {
    await consume(name, rule, subject)
    return true
  } catch (error) {
    if (error instanceof RateLimitedError) return false
    throw error
  }
}
