'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'

const SEARCH_DELAY_MS = 200

/** On a phone `children` are folded away behind a button, which counts those that are set. */
export function Toolbar({
  search,
  setFilters,
  children,
}: {
  search: ReactNode
  setFilters: number
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="data-toolbar">
      {search}
      <Button
        variant="outline"
        className="data-filters-toggle md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {setFilters > 0 ? `More filters (${setFilters})` : 'More filters'}
      </Button>
      <div id={id} className="data-filters" data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}

/** Calls `onSearch` when typing pauses, or at once on Enter. Escape clears the text. */
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
  const lastSearch = useRef(value)
  const timer = useRef<number>(undefined)
  const latestOnSearch = useRef(onSearch)
  useEffect(() => {
    latestOnSearch.current = onSearch
  })

  // Follow the URL when something else changes it: the Back button, another tab of the screen.
  useEffect(() => {
    if (value === lastSearch.current) return
    lastSearch.current = value
    window.clearTimeout(timer.current)
    setText(value)
  }, [value])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function search(next: string, delayMs: number) {
    setText(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      lastSearch.current = next
      latestOnSearch.current(next)
    }, delayMs)
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
      onChange={(event) => search(event.target.value, SEARCH_DELAY_MS)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text, 0)
        if (event.key === 'Escape' && text) {
          event.preventDefault()
          search('', 0)
        }
      }}
    />
  )
}

export function FilterDay({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted-foreground text-sm max-md:w-9 max-md:shrink-0">
        {label}
      </label>
      <Input id={id} type="date" value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}

export function FilterSelect({
  label,
  value,
  allLabel,
  options,
  onChange,
}: {
  label: string
  value: string | undefined
  allLabel: string
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
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
