export function logError(message: string, error: unknown): void {
  console.error(message, error)
}
