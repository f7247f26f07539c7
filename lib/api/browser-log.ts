/** Logs an error in the browser's console. */
export function logError(message: string, error: unknown): void {
  console.error(message, error)
}
