import 'server-only'

/**
 * Starts the server. What is wrong with its configuration ends the process with a sentence: Next would keep it alive, answering every
 * request with an error. In development it throws, and the next edit may mend it.
 */
export async function boot(): Promise<void> {
  try {
    // Not before: the environment is validated when it is imported.
    const { startServer } = await import('./start-server')
    await startServer()
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') throw error
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
