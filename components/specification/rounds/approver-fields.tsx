'use client'

import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { READER_NAME_MAX } from '@/lib/sharing/options'

export interface ApproverDraft {
  key: number
  kind: 'me' | 'colleague' | 'link'
  membershipId: string
  name: string
  email: string
}

export interface Colleague {
  id: string
  email: string
}

/** What is wrong with an approver, by field. */
export interface ApproverErrors {
  who?: string | undefined
  name?: string | undefined
  email?: string | undefined
}

/** One row, on a phone one below the other. */
export function ApproverFields({
  number,
  approver,
  colleagues,
  errors,
  isMailSetUp,
  onChange,
  onRemove,
}: {
  number: number
  approver: ApproverDraft
  colleagues: readonly Colleague[]
  errors: ApproverErrors
  /** Else an address is of no use. */
  isMailSetUp: boolean
  onChange: (approver: ApproverDraft) => void
  onRemove: (() => void) | null
}) {
  const id = useId()
  const { kind, membershipId, name, email } = approver
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-3 border-t pt-3 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
      <legend className="sr-only">Approver {number}</legend>
      <Control id={`${id}-who`} label={`Approver ${number}`} error={errors.who}>
        {(control) => (
          <NativeSelect
            {...control}
            value={kind === 'colleague' ? membershipId : kind}
            onChange={({ target: { value } }) =>
              onChange(
                value === 'me' || value === 'link'
                  ? { ...approver, kind: value }
                  : { ...approver, kind: 'colleague', membershipId: value },
              )
            }
          >
            <option value="me">You</option>
            <option value="link">Someone by a link</option>
            {colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.email}
              </option>
            ))}
          </NativeSelect>
        )}
      </Control>
      {kind === 'link' ? (
        <>
          <Control
            id={`${id}-name`}
            label="Their name"
            error={errors.name}
            className="max-sm:col-span-2 max-sm:row-start-2"
          >
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={READER_NAME_MAX}
                autoComplete="off"
                onChange={({ target }) => onChange({ ...approver, name: target.value })}
              />
            )}
          </Control>
          {isMailSetUp ? (
            <Control
              id={`${id}-email`}
              label="Their email"
              optional
              error={errors.email}
              className="max-sm:col-span-2 max-sm:row-start-3"
            >
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  value={email}
                  maxLength={254}
                  autoComplete="off"
                  onChange={({ target }) => onChange({ ...approver, email: target.value })}
                />
              )}
            </Control>
          ) : null}
        </>
      ) : null}
      {onRemove ? (
        <Button
          variant="ghost"
          size="icon"
          className={`col-start-2 row-start-1 mt-[1.75rem] ${kind === 'link' ? (isMailSetUp ? 'sm:col-start-4' : 'sm:col-start-3') : ''}`}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
          <span className="sr-only">Remove approver {number}</span>
        </Button>
      ) : null}
    </fieldset>
  )
}

function Control({
  id,
  label,
  optional = false,
  error = '',
  className,
  children,
}: {
  id: string
  label: string
  optional?: boolean
  error?: string | undefined
  className?: string
  children: (control: {
    id: string
    'aria-describedby': string
    'aria-invalid': true | undefined
  }) => ReactNode
}) {
  const isInvalid = error !== ''
  return (
    <Field invalid={isInvalid} className={className}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      {children({ id, 'aria-describedby': `${id}-error`, 'aria-invalid': isInvalid || undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Field>
  )
}
