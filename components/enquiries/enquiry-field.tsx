'use client'

import type { ReactNode } from 'react'
import { FormField } from '@/components/forms/form-field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import { useEnquiry } from './enquiry-context'

/**
 * A field of an enquiry by its name in the schema: a select where it has options as children, a text of several lines where it has
 * `rows`. `help` says how to mend a wrong value.
 */
export function EnquiryField({
  name,
  label,
  optional,
  help,
  value,
  className,
  children,
  ...props
}: {
  name: string
  label: string
  optional?: boolean
  help?: string
  /** What is chosen at first. */
  value?: string | undefined
  className?: string
  children?: ReactNode
  type?: 'email' | 'tel'
  rows?: number
  autoComplete?: string
  placeholder?: string
}) {
  const { errors, values } = useEnquiry()
  const error = errors[name]
  return (
    <FormField
      label={label}
      optional={optional}
      error={error}
      description={error ? help : undefined}
      className={className}
    >
      {(control) => {
        const given = { ...control, ...props, name, defaultValue: String(values[name] ?? value ?? '') }
        if (children)
          return (
            <NativeSelect {...control} name={name} defaultValue={given.defaultValue}>
              {children}
            </NativeSelect>
          )
        return props.rows ? <Textarea {...given} /> : <Input {...given} />
      }}
    </FormField>
  )
}
