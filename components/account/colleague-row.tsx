'use client'

import { type ReactNode, startTransition, useId, useOptimistic, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import { NativeSelect } from '@/components/ui/native-select'
import type { Colleagues } from '@/lib/account/colleagues/schema'
import { describeMembership } from '@/lib/account/describe-membership'
import type { CompanyRole, Membership } from '@/lib/content/company-roles'
import { cn } from '@/lib/utils'
import { ROLE_OPTIONS } from './role-fields'

/** One line of a list of people. `children` are what can be done, at its end. */
export function PersonRow({
  email,
  isYou = false,
  note,
  isStacked = false,
  children,
}: {
  email: string
  isYou?: boolean
  /** Below the address. */
  note?: ReactNode
  /** What can be done is below the address in every window. */
  isStacked?: boolean
  children?: ReactNode
}) {
  return (
    <li
      className={cn(
        'grid items-center gap-x-5 gap-y-2 border-b py-2',
        isStacked ? 'pt-3 last:border-b-0' : 'sm:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div className="min-w-0 max-sm:pt-1">
        <p className="wrap-anywhere font-semibold">
          {email}
          {isYou ? <span className="font-normal text-muted-foreground"> (you)</span> : null}
        </p>
        {note}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
    </li>
  )
}

/** Saves as soon as something is chosen, and can take it back. */
export function ColleagueRow({
  colleague,
  isOnlyOwner,
  onSave,
  onRemove,
}: {
  colleague: Colleagues['colleagues'][number]
  /** Who can neither leave nor become anything else. */
  isOnlyOwner: boolean
  /** Resolves with whether it was saved. */
  onSave: (membership: Membership) => Promise<boolean>
  onRemove: () => void
}) {
  const id = useId()
  const { email, isYou, role, canApprove } = colleague
  const [shown, setShown] = useOptimistic<Membership>({ role, canApprove })
  const [previous, setPrevious] = useState<Membership | null>(null)
  const save = (membership: Membership, undo: Membership | null) =>
    startTransition(async () => {
      setShown(membership)
      if (await onSave(membership)) setPrevious(undo)
    })
  const change = (changed: Partial<Membership>) =>
    save({ ...shown, ...changed }, { role: shown.role, canApprove: shown.canApprove })
  return (
    <PersonRow
      email={email}
      isYou={isYou}
      note={
        <p role="status" className="text-sm empty:hidden">
          {previous ? (
            <>
              Now {describeMembership({ role, canApprove }).toLowerCase()}.{' '}
              <button
                type="button"
                className="link touch-target min-h-6"
                onClick={() => save(previous, null)}
              >
                Undo<span className="sr-only"> for {email}</span>
              </button>
            </>
          ) : null}
        </p>
      }
    >
      <fieldset className="max-sm:contents grid grid-cols-[9rem_9.25rem] items-center gap-x-4">
        <legend className="sr-only">Role of {email}</legend>
        <label htmlFor={`${id}-role`} className="sr-only">
          Role
        </label>
        <NativeSelect
          id={`${id}-role`}
          className="max-sm:w-36"
          value={shown.role}
          disabled={isOnlyOwner}
          aria-describedby={isOnlyOwner ? `${id}-reason` : undefined}
          onChange={({ target }) => change({ role: target.value as CompanyRole })}
        >
          {ROLE_OPTIONS}
        </NativeSelect>
        {shown.role === 'owner' ? null : (
          <label
            htmlFor={`${id}-approve`}
            className="flex min-h-11 items-center gap-3 max-sm:order-last max-sm:basis-full"
          >
            <NativeCheckbox
              id={`${id}-approve`}
              checked={shown.canApprove}
              onChange={({ target }) => change({ canApprove: target.checked })}
            />
            Can approve
          </label>
        )}
        {isOnlyOwner ? (
          <span id={`${id}-reason`} className="text-muted-foreground text-sm/snug">
            The only owner
          </span>
        ) : null}
      </fieldset>
      {isOnlyOwner ? (
        <span className="w-24 max-sm:hidden" />
      ) : (
        <Button variant="outline" size="sm" className="ml-auto sm:w-24" onClick={onRemove}>
          Remove<span className="sr-only"> {email}</span>
        </Button>
      )}
    </PersonRow>
  )
}
