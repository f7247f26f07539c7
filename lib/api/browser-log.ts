/** Logs what a person is not shown in full: into the browser's console, for whoever looks into it. */
export function logError(what: string, error: unknown): void {
  console.error(what, error)
}
