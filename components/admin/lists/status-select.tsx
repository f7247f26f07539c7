'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCanChange } from '@/components/admin/lists/administrator-role'
import { OptionSelect } from '@/components/forms/option-select'
import { notify } from '@/components/ui/notify'
import { conflictMessageOf, isSessionExpired } from './errors'

/** Disabled while saving; shows the old value again if that fails. For a reader it is text. */
export function StatusSelect<Status extends string>({
  label,
  failure = 'Failed to update status',
  options,
  value,
  change,
  onConflict,
  size = 'xs',
}: {
  label: string
  failure?: string
  options: readonly { key: Status; label: string }[]
  value: Status
  /** Resolves once the screen shows the new status. */
  change: (status: Status) => Promise<void>
  onConflict: (message: string) => void
  /** `xs` fits a row of a list. */
  size?: 'xs' | 'sm'
}) {
  const canChange = useCanChange()
  const select = useRef<HTMLButtonElement>(null)
  /** What it was when a change of it was refused. */
  const [refusedAt, setRefusedAt] = useState<Status | null>(null)
  const changing = useMutation({
    mutationFn: change,
    onMutate: () => setRefusedAt(null),
    onError: (error) => {
      if (isSessionExpired(error)) return
      setRefusedAt(value)
      const conflict = conflictMessageOf(error)
      if (conflict !== null) onConflict(conflict)
      else notify({ title: 'Update failed', description: error.message || failure, variant: 'destructive' })
    },
    // The select lost the focus when it was disabled.
    onSettled: () => window.setTimeout(() => select.current?.focus()),
  })

  if (!canChange) return <span>{options.find(({ key }) => key === value)?.label}</span>
  return (
    <OptionSelect
      ref={select}
      size={size}
      aria-label={label}
      aria-busy={changing.isPending}
      aria-invalid={refusedAt === value || undefined}
      disabled={changing.isPending}
      options={options.map(({ key, label }) => [key, label] as const)}
      value={changing.isPending ? changing.variables : value}
      onChange={(status) => changing.mutate(status)}
    />
  )
}
