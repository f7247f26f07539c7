'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'

/** How long typing pauses before it searches. */
const PAUSE_MS = 200

/** Search, filters and export on one line; on a phone one under the other. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className="data-toolbar">{children}</div>
}

/** Searches as one types: `onSearch` hears the text once typing pauses, on Enter at once. Escape empties it. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
}: {
  label: string
  placeholder: string
  value: string
  onSearch: (text: string) => void
}) {
  const [text, setText] = useState(value)
  const told = useRef(value)
  const timer = useRef<number>(undefined)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  // The address changed from elsewhere (Back, another tab of the screen): what is typed follows it.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    window.clearTimeout(timer.current)
    setText(value)
  }, [value])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function tell(next: string, pause: number) {
    setText(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      told.current = next
      latest.current(next)
    }, pause)
  }

  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={text}
      onChange={(event) => tell(event.target.value, PAUSE_MS)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text, 0)
        if (event.key === 'Escape' && text) {
          event.preventDefault()
          tell('', 0)
        }
      }}
    />
  )
}

/** One filter: its first option lifts it. */
export function FilterSelect({
  label,
  value,
  all,
  options,
  onChange,
}: {
  label: string
  value: string | undefined
  /** What the option reads that filters nothing. */
  all: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <NativeSelect id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
