import 'server-only'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { formatWait } from '@/lib/dates'
import { database } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { env } from '@/lib/server/env'
import { metrics } from '@/lib/server/metrics'

/** Allows `points` calls per `seconds`, counted for each address, owner or administrator. */
export interface RateRule {
  points: number
  seconds: number
  per: 'address' | 'owner' | 'administrator'
  /** Counted in this process only, without a database query for every call. */
  isLocal?: true
}

export interface RateState {
  rule: RateRule
  remaining: number
  /** Seconds until the window ends. */
  reset: number
}

export class RateLimitedError extends AppError {
  readonly state: RateState

  constructor(state: RateState) {
    super('rateLimited', `Too many requests. Please try again ${formatWait(state.reset)}.`, {
      retryAfter: state.reset,
    })
    this.state = state
  }
}

const shared = globalThis as {
  __rateLimiters?: Map<string, RateLimiterPostgres>
  __localRateLimiters?: Map<string, RateLimiterMemory>
}
shared.__rateLimiters ??= new Map()
shared.__localRateLimiters ??= new Map()
const limiters = shared.__rateLimiters
const localLimiters = shared.__localRateLimiters

function localLimiterFor(name: string, rule: RateRule): RateLimiterMemory {
  const limiter =
    localLimiters.get(name) ??
    new RateLimiterMemory({ keyPrefix: name, points: rule.points, duration: rule.seconds })
  localLimiters.set(name, limiter)
  return limiter
}

/** The first limiter deletes what has expired. */
export const prepareLimiter = (name: string, rule: RateRule): void => {
  limiterFor(name, rule)
}

function limiterFor(name: string, rule: RateRule): RateLimiterPostgres | RateLimiterMemory {
  if (rule.isLocal) return localLimiterFor(name, rule)
  const { pool } = database()
  let limiter = limiters.get(name)
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: rule.points,
      duration: rule.seconds,
      clearExpiredByTimeout: limiters.size === 0,
    })
    limiters.set(name, limiter)
  }
  return limiter
}

/** Others on the same database would count apart. No other process uses an embedded one. */
export const isOnlyProcess = (): boolean => database().engine === 'embedded'

interface Consumption {
  /** 1 by default. */
  points?: number
  /** Makes the error to throw instead of RateLimitedError. */
  onRefusal?: (waitSeconds: number) => AppError
}

/** Counts in the database, so that instances share it, unless the rule is local. Null if limits are off. Throws RateLimitedError. */
export async function consumeRateLimit(
  name: string,
  rule: RateRule,
  subject: string,
  { points, onRefusal }: Consumption = {},
): Promise<RateState | null> {
  if (env.RATE_LIMITS === 'off') return null
  try {
    return stateOf(rule, await limiterFor(name, rule).consume(subject, points))
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected
    if (onRefusal) throw onRefusal(stateOf(rule, rejected).reset)
    throw refuse(name, rule, rejected)
  }
}

/** Counts nothing. Throws RateLimitedError where the next call would be refused. */
export async function checkRateLimit(name: string, rule: RateRule, subject: string): Promise<void> {
  if (env.RATE_LIMITS === 'off') return
  const result = await limiterFor(name, rule).get(subject)
  if (result && result.remainingPoints <= 0) throw refuse(name, rule, result)
}

function refuse(name: string, rule: RateRule, result: RateLimiterRes): RateLimitedError {
  metrics.refusals.inc({ call: name })
  return new RateLimitedError(stateOf(rule, result))
}

/** Counted in the database, one statement for all: see `admitCall`. */
export interface Counter {
  name: string
  rule: RateRule
  /** Null: the owner's id, or the address if there is no owner. */
  subject: string | null
}

export interface Count {
  points: number
  /** Milliseconds since 1970. */
  expire: number
}

/** Throws RateLimitedError. */
export function checkCount({ name, rule }: Pick<Counter, 'name' | 'rule'>, count: Count): RateState {
  const result = toResult(rule, count)
  if (count.points > rule.points) throw refuse(name, rule, result)
  return stateOf(rule, result)
}

/** Seconds until the window ends, if the limit was passed. */
export const findWait = (rule: RateRule, count: Count): number | null =>
  count.points > rule.points ? stateOf(rule, toResult(rule, count)).reset : null

const toResult = (rule: RateRule, { points, expire }: Count) =>
  new RateLimiterRes(Math.max(rule.points - points, 0), Math.max(expire - Date.now(), 0), points)

export async function resetRateLimit(name: string, rule: RateRule, subject: string): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await limiterFor(name, rule).delete(subject)
}

function stateOf(rule: RateRule, result: RateLimiterRes): RateState {
  return {
    rule,
    remaining: result.remainingPoints,
    reset: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  }
}
