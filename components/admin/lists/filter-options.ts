export const toFilterOptions = (options: readonly { key: string; label: string }[]) =>
  options.map(({ key, label }) => ({ value: key, label }))

export function labelOf(
  options: readonly { key: string; label: string }[],
  key: string | null,
): string | null {
  if (key === null) return null
  return options.find((option) => option.key === key)?.label ?? 'Other'
}
