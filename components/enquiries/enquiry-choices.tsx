'use client'

import { useId } from 'react'
import { FieldError } from '@/components/ui/field'
import { useEnquiryFields } from './enquiry-context'

/** One radio button is required; the checkboxes of `multiple` are optional. */
export function EnquiryChoices({
  name,
  legend,
  multiple,
  options,
}: {
  name: string
  legend: string
  multiple?: boolean
  options: readonly (readonly [value: string, label: string])[]
}) {
  const id = useId()
  const { errors, values } = useEnquiryFields()
  const selected = values[name] ?? []
  const error = errors[name]
  return (
    <fieldset
      id={`${id}g`}
      {...(multiple ? {} : { role: 'radiogroup', 'aria-required': true })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className="choices"
    >
      <legend className="label">
        {legend}
        {multiple ? <span> (optional)</span> : null}
      </legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <span className={multiple ? 'checkbox' : 'radio'}>
              <input
                type={multiple ? 'checkbox' : 'radio'}
                name={name}
                value={value}
                defaultChecked={selected.includes(value)}
              />
            </span>
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
