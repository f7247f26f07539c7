'use client'

import type { ComponentProps } from 'react'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select'

/** What an `OptionSelect` becomes once it has been opened. */
export function OpenedSelect<Value extends string>({
  options,
  value,
  disabled,
  onChange,
  ...trigger
}: Omit<ComponentProps<typeof SelectTrigger>, 'value' | 'onChange'> & {
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <Select defaultOpen value={value} disabled={disabled} onValueChange={(key) => onChange(key as Value)}>
      <SelectTrigger {...trigger}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {options.map(([key, label]) => (
          <SelectItem key={key} value={key}>
            {label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  )
}
