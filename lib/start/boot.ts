import 'server-only'

/**
 * Starts the server. In production an error ends the process with its message; Next would keep running and answer every request with an
 * error. In development it throws, so that an edit can fix it.
 */
export async function boot(): Promise<void> {
  try {
    // Imported here because importing lib/server/env validates the environment.
    const { startServer } = await import('./start-server')
    await startServer()
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') throw error
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
