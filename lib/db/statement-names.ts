/** More than the app's own statements; texts that vary with their values beyond it are not kept. */
const NAMES_MAX = 300

/**
 * A name for each statement's text, by which the database keeps it prepared: parsing and planning are half of what a short statement
 * costs the embedded engine. Not for a server: behind a pooler the next statement may meet another session.
 */
export function createStatementNamer(): (statement: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= NAMES_MAX) return ''
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}
