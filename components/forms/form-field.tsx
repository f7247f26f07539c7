'use client'

import { type ReactNode, useId } from 'react'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'

/** The props that connect a control with its label, description and error. Spread them on the control. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/**
 * A labelled control for react-hook-form:
 * `<FormField label="Email" error={errors.email?.message}>{(control) => <Input {...control} {...register('email')} />}</FormField>`.
 * `status` is announced below the control unless there is an error (a running check, a success). A field is required unless `optional`.
 */
export function FormField({
  label,
  description,
  error,
  status,
  optional,
  className,
  children,
}: {
  label: string
  description?: ReactNode
  error?: string | undefined
  status?: ReactNode
  optional?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const invalid = error ? true : undefined
  return (
    <Field invalid={invalid} className={className}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      {children({
        id,
        'aria-describedby': `${description ? `${id}d ` : ''}${id}s ${id}e`,
        'aria-invalid': invalid,
        'aria-required': optional ? undefined : true,
      })}
      {description ? <FieldDescription id={`${id}d`}>{description}</FieldDescription> : null}
      <p id={`${id}s`} aria-live="polite" className="field-note">
        {error ? null : status}
      </p>
      <FieldError id={`${id}e`}>{error}</FieldError>
    </Field>
  )
}
