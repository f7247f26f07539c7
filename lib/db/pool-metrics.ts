import type pg from 'pg'
import { metrics, registerGauge } from '@/lib/server/metrics'

type OnQueryEnd = (error: unknown) => void
type AnyQuery = (...args: unknown[]) => unknown

export function recordPoolMetrics(pool: pg.Pool): void {
  registerGauge('database_connections', 'Open connections', () => pool.totalCount)
  registerGauge('database_connections_idle', 'Idle connections', () => pool.idleCount)
  registerGauge('database_connections_waiting', 'Callers waiting for a connection', () => pool.waitingCount)
  pool.on('connect', timeQueries)
}

/** Queries come in three forms: with a callback, returning a promise, or as a query object. */
function timeQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as AnyQuery
  const timedQuery: AnyQuery = (...args) => {
    const onEnd = startQueryTimer()
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        onEnd(error)
        callback(error, result)
      }
      return query(...args)
    }
    const result = query(...args)
    if (result instanceof Promise) result.then(() => onEnd(null), onEnd)
    else onEnd(null)
    return result
  }
  client.query = timedQuery as typeof client.query
}

function startQueryTimer(): OnQueryEnd {
  const started = performance.now()
  return (error) => {
    metrics.queries.inc({ outcome: outcomeOf(error) })
    metrics.querySeconds.observe((performance.now() - started) / 1000)
  }
}

/** PostgreSQL's query_canceled and lock_not_available. */
const STOPPED_CODES = new Set<unknown>(['57014', '55P03'])

/** `stopped` at a time limit, or because the caller left. */
function outcomeOf(error: unknown): 'done' | 'stopped' | 'failed' {
  if (!error) return 'done'
  return STOPPED_CODES.has((error as { code?: unknown }).code) ? 'stopped' : 'failed'
}
