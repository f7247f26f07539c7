/** The options of a select: an empty one that says what to choose, and the list. */
export function SelectOptions({
  empty,
  of,
}: {
  empty: string
  of: readonly { key: string; label: string }[]
}) {
  return (
    <>
      <option value="">{empty}</option>
      {of.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </>
  )
}
