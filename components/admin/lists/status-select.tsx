'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { notify } from '@/components/ui/notify'
import { conflictMessageOf, isSessionExpired } from './errors'

/** Disabled while saving; shows the old value again if that fails. */
export function StatusSelect<Status extends string>({
  label,
  options,
  value,
  change,
  onConflict,
}: {
  label: string
  options: readonly { key: Status; label: string }[]
  value: Status
  /** Resolves once the screen shows the new status. */
  change: (status: Status) => Promise<void>
  onConflict: (message: string) => void
}) {
  const select = useRef<HTMLSelectElement>(null)
  const changing = useMutation({
    mutationFn: change,
    onError: (error) => {
      if (isSessionExpired(error)) return
      const conflict = conflictMessageOf(error)
      if (conflict !== null) onConflict(conflict)
      notify({
        title: 'Update failed',
        description: error.message || 'Failed to update status',
        variant: 'destructive',
      })
    },
    // The select lost the focus when it was disabled.
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
