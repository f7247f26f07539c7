const NAMES_MAX = 300

/** A named statement is prepared, which halves the time of a short one. Not behind a pooler: the next can run in another session. */
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
