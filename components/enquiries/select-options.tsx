export function SelectOptions({
  placeholder,
  options,
}: {
  placeholder: string
  options: readonly { key: string; label: string }[]
}) {
  return (
    <>
      <option value="">{placeholder}</option>
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </>
  )
}
