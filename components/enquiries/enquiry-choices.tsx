'use client'

import { useId } from 'react'
import { FieldError } from '@/components/ui/field'
import { useEnquiry } from './enquiry-context'

/** One of several choices, which is required, or any number of them. `options` are pairs of value and label. */
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
  const { errors, values } = useEnquiry()
  const chosen = values[name] ?? []
  const error = errors[name]
  return (
    <fieldset
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
                defaultChecked={chosen.includes(value)}
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
