const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

/** The changed fields of an audit entry in one line: `status: new to contacted; rows: 12`. Null if there are none. */
export function formatChanges(changes: Record<string, unknown> | null): string | null {
  const entries = Object.entries(changes ?? {})
  if (entries.length === 0) return null
  return entries
    .map(([field, value]) =>
      isChange(value)
        ? `${field}: ${formatValue(value.from)} to ${formatValue(value.to)}`
        : `${field}: ${formatValue(value)}`,
    )
    .join('; ')
}
