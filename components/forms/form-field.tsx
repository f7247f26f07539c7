'use client'

import { type ReactNode, useId } from 'react'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'

/** What a control must carry so that label, description and error belong to it. Spread it on the control. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/**
 * A labelled control for react-hook-form:
 * `<FormField label="Email" error={errors.email?.message}>{(control) => <Input {...control} {...register('email')} />}</FormField>`.
 * `status` stands below the control and is announced (a check that runs, a success). A field is required unless `optional`.
 */
export function FormField({
  label,
  description,
  error,
  status,
  optional = false,
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
  const describedBy = [description ? `${id}-description` : '', `${id}-status`, `${id}-error`].filter(Boolean)
  return (
    <Field invalid={Boolean(error)} className={className}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      {children({
        id,
        'aria-describedby': describedBy.join(' '),
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {description ? <FieldDescription id={`${id}-description`}>{description}</FieldDescription> : null}
      <p
        id={`${id}-status`}
        data-slot="field-status"
        aria-live="polite"
        className="text-sm leading-snug empty:hidden"
      >
        {error ? null : status}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Field>
  )
}
