import type { Instrumentation } from 'next'

/** Runs once when the server starts, before it takes a request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { boot } = await import('./lib/boot')
  await boot()
}

/** What nobody has handled. Next prints it itself; here it is counted. */
export const onRequestError: Instrumentation.onRequestError = async (_error, _request, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { metrics } = await import('./lib/metrics')
  metrics.failures.inc({ kind: routeType })
}
