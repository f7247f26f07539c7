'use client'

import { useId } from 'react'
import { Choice, ChoiceRows } from '@/components/ui/choice'
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
      className="min-w-0"
    >
      <legend className="label mb-1.5">
        {legend}
        {multiple ? <span> (optional)</span> : null}
      </legend>
      <ChoiceRows>
        {options.map(([value, label]) => (
          <Choice key={value}>
            <span className={multiple ? 'checkbox' : 'radio'}>
              <input
                type={multiple ? 'checkbox' : 'radio'}
                name={name}
                value={value}
                defaultChecked={selected.includes(value)}
              />
            </span>
            {label}
          </Choice>
        ))}
      </ChoiceRows>
      <FieldError id={id} className="mt-1.5">
        {error}
      </FieldError>
    </fieldset>
  )
}
