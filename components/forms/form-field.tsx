'use client'

import { type ReactNode, useId } from 'react'
import { FIELD_NOTE, Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'

/** Spread them on the control. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** The hint is above the control and the error below it. `children` renders the control with its props. `status` is announced below it unless there is an error. Required unless `optional`. An `id` is for links. */
export function FormField({
  id: ownId,
  label,
  description,
  error,
  status,
  optional,
  className,
  children,
}: {
  id?: string
  label: string
  description?: ReactNode
  error?: string | undefined
  status?: ReactNode
  optional?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const invalid = error ? true : undefined
  return (
    <Field invalid={invalid} className={className}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      {description ? <FieldDescription id={`${id}d`}>{description}</FieldDescription> : null}
      {children({
        id,
        'aria-describedby': `${id}e ${description ? `${id}d ` : ''}${id}s`,
        'aria-invalid': invalid,
        'aria-required': optional ? undefined : true,
      })}
      <FieldError id={`${id}e`}>{error}</FieldError>
      <p id={`${id}s`} aria-live="polite" className={FIELD_NOTE}>
        {error ? null : status}
      </p>
    </Field>
  )
}
