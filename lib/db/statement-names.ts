/** More than the app's own statements; further statements get no name. */
const NAMES_MAX = 300

/**
 * Returns a function that names statements, so that the embedded engine prepares them: parsing and planning take half the time of a short
 * statement. Not for a server: behind a pooler the next statement can run in another session.
 */
export function createStatementNamer(): (statement: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const existing = names.get(sql)
    if (existing !== undefined) return existing
    if (names.size >= NAMES_MAX) return ''
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}
