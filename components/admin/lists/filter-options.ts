/** A room's options as those of a filter. */
export const optionsOf = (options: readonly { key: string; label: string }[]) =>
  options.map(({ key, label }) => ({ value: key, label }))

/** What a stored key reads; one that no option has reads Other, none stays missing. */
export function labelOf(
  options: readonly { key: string; label: string }[],
  key: string | null,
): string | null {
  if (key === null) return null
  return options.find((option) => option.key === key)?.label ?? 'Other'
}
