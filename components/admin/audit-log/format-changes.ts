/** A name, as it is. */
const ASSIGNEE = 'assignee'

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** "onHold" as "On hold". */
const formatKey = (key: string): string => {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

/** The changed fields of an audit entry in one line: `Status: from New to Contacted; Rows: 12`. Null if there are none. */
export function formatChanges(changes: Record<string, unknown> | null): string | null {
  const entries = Object.entries(changes ?? {})
  if (entries.length === 0) return null
  return entries
    .map(([field, value]) => {
      if (!isChange(value)) return `${formatKey(field)}: ${formatValue(value)}`
      const [from, to] = [value.from, value.to].map((side) =>
        field === ASSIGNEE ? (side ?? 'nobody') : formatKey(formatValue(side)),
      )
      return `${formatKey(field)}: from ${from} to ${to}`
    })
    .join('; ')
}
