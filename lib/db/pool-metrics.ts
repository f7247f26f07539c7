import type pg from 'pg'
import { metrics, registerGauge } from '@/lib/server/metrics'

type Ended = (error: unknown) => void
type AnyQuery = (...args: unknown[]) => unknown

/** Keeps count of a pool's connections, and of what every one of them is asked. */
export function recordPoolMetrics(pool: pg.Pool): void {
  registerGauge('database_connections', 'Open connections', () => pool.totalCount)
  registerGauge('database_connections_idle', 'Open connections that nobody uses', () => pool.idleCount)
  registerGauge('database_connections_waiting', 'Who waits for a connection', () => pool.waitingCount)
  pool.on('connect', timeQueries)
}

/** node-postgres is asked in three ways: with a function that gets the answer, for a promise, or with a query object of its own. */
function timeQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as AnyQuery
  const counted: AnyQuery = (...args) => {
    const ended = startQueryTimer()
    const answer = args.at(-1)
    if (typeof answer === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        ended(error)
        answer(error, result)
      }
      return query(...args)
    }
    const result = query(...args)
    if (result instanceof Promise) result.then(() => ended(null), ended)
    else ended(null)
    return result
  }
  client.query = counted as typeof client.query
}

function startQueryTimer(): Ended {
  const started = performance.now()
  return (error) => {
    metrics.queries.inc({ outcome: error ? 'failed' : 'done' })
    metrics.querySeconds.observe((performance.now() - started) / 1000)
  }
}
