import 'server-only'

/** In production an error ends the process, as Next would keep running and answer with errors. In development it throws. */
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
