'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { notify } from '@/components/ui/notify'
import { conflictOf, isExpired } from './refusals'

/** A status that is changed where it stands: shown at once, disabled until `change` is done with it, kept where that fails. */
export function ChangeSelect<Status extends string>({
  label,
  options,
  value,
  change,
  onConflict,
}: {
  label: string
  options: readonly { key: Status; label: string }[]
  value: Status
  /** Done once the screen shows the new state. */
  change: (status: Status) => Promise<void>
  /** Hears that somebody else was faster, in the server's words. */
  onConflict: (message: string) => void
}) {
  const select = useRef<HTMLSelectElement>(null)
  const changing = useMutation({
    mutationFn: change,
    onError: (error) => {
      if (isExpired(error)) return
      const conflict = conflictOf(error)
      if (conflict !== null) onConflict(conflict)
      notify({
        title: 'Update failed',
        description: error.message || 'Failed to update status',
        variant: 'destructive',
      })
    },
    // A disabled control loses the focus.
    onSettled: () => window.setTimeout(() => select.current?.focus()),
  })

  return (
    <NativeSelect
      ref={select}
      aria-label={label}
      aria-busy={changing.isPending}
      className="cell-select"
      disabled={changing.isPending}
      value={changing.isPending ? changing.variables : value}
      onChange={(event) => changing.mutate(event.target.value as Status)}
    >
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
