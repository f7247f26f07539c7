import { useId } from 'react'

/** Stays enabled while a change is saved: disabling it would lose the focus. */
export function FactSelect<Value extends string>({
  label,
  value,
  options,
  pending,
  className = '',
  onChange,
}: {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  pending: boolean
  className?: string
  onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <div className={`grid min-w-0 gap-0.5 ${className}`}>
      <label htmlFor={id} className="text-muted-foreground text-xs">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-disabled={pending || undefined}
        onChange={({ target }) => {
          const chosen = options.find(([key]) => key === target.value)
          if (chosen) onChange(chosen[0])
        }}
        className="min-h-9 min-w-0 rounded-md border border-input bg-card px-2 text-sm pointer-coarse:min-h-11"
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
