import type { Instrumentation } from 'next'

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { boot } = await import('./lib/start/boot')
  await boot()
}

/** Counts unhandled errors, which Next itself logs, and answers 503 when the database is unavailable. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { toAppError } = await import('./lib/api/problem')
  const { code, retryAfter } = toAppError(error)
  if (code === 'unavailable') {
    const { markRequestUnavailable } = await import('./lib/server/http/request-state')
    markRequestUnavailable(retryAfter ?? 1)
  }
  const { metrics } = await import('./lib/server/metrics')
  metrics.failures.inc({ kind: routeType })
}
