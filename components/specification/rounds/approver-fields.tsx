'use client'

import { useId } from 'react'
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

export function ApproverFields({
  number,
  approver,
  colleagues,
  error,
  onChange,
  onRemove,
}: {
  number: number
  approver: ApproverDraft
  colleagues: readonly Colleague[]
  error: string | undefined
  onChange: (approver: ApproverDraft) => void
  onRemove: (() => void) | null
}) {
  const id = useId()
  const { kind, membershipId, name, email } = approver
  const value = kind === 'colleague' ? membershipId : kind
  return (
    <fieldset className="grid gap-3 border-l-2 pl-4">
      <legend className="sr-only">Approver {number}</legend>
      <Field>
        <FieldLabel htmlFor={`${id}-who`}>Approver {number}</FieldLabel>
        <NativeSelect
          id={`${id}-who`}
          value={value}
          aria-describedby={`${id}-error`}
          onChange={({ target }) =>
            onChange(
              target.value === 'me' || target.value === 'link'
                ? { ...approver, kind: target.value }
                : { ...approver, kind: 'colleague', membershipId: target.value },
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
      </Field>
      {kind === 'link' ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field>
            <FieldLabel htmlFor={`${id}-name`}>Their name</FieldLabel>
            <Input
              id={`${id}-name`}
              value={name}
              maxLength={READER_NAME_MAX}
              autoComplete="off"
              aria-describedby={`${id}-error`}
              onChange={({ target }) => onChange({ ...approver, name: target.value })}
            />
          </Field>
          <Field>
            <FieldLabel htmlFor={`${id}-email`} optional>
              Their email
            </FieldLabel>
            <Input
              id={`${id}-email`}
              type="email"
              value={email}
              maxLength={254}
              autoComplete="off"
              aria-describedby={`${id}-error`}
              onChange={({ target }) => onChange({ ...approver, email: target.value })}
            />
          </Field>
        </div>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {onRemove ? (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={onRemove}>
          Remove<span className="sr-only"> approver {number}</span>
        </Button>
      ) : null}
    </fieldset>
  )
}
