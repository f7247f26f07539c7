'use client'

import type { ReactNode } from 'react'
import { FormField } from '@/components/forms/form-field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import { useEnquiryFields } from './enquiry-context'

/** A select when it has children (its options), a textarea when it has `rows`, otherwise an input. */
export function EnquiryField({
  name,
  label,
  optional,
  note,
  value,
  className,
  children,
  ...props
}: {
  name: string
  label: string
  optional?: boolean
  note?: string
  value?: string | undefined
  className?: string
  children?: ReactNode
  type?: 'email' | 'tel'
  rows?: number
  autoComplete?: string
  placeholder?: string
}) {
  const { errors, values } = useEnquiryFields()
  return (
    <FormField
      id={name}
      label={label}
      optional={optional}
      error={errors[name]}
      description={note}
      className={className}
    >
      {(control) => {
        const defaultValue = String(values[name] ?? value ?? '')
        if (children)
          return (
            <NativeSelect {...control} name={name} defaultValue={defaultValue}>
              {children}
            </NativeSelect>
          )
        const controlProps = { ...control, ...props, name, defaultValue }
        return props.rows ? <Textarea {...controlProps} /> : <Input {...controlProps} />
      }}
    </FormField>
  )
}
