'use client'

import { Choice, ChoiceRows } from '@/components/ui/choice'
import { FieldError, Optional } from '@/components/ui/field'
import { LABEL } from '@/components/ui/label'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import { Radio } from '@/components/ui/radio'
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
  const errorId = `${name}-error`
  const { errors, values } = useEnquiryFields()
  const selected = values[name] ?? []
  const error = errors[name]
  const Control = multiple ? NativeCheckbox : Radio
  return (
    <fieldset
      id={name}
      {...(multiple ? {} : { role: 'radiogroup', 'aria-required': true })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0"
    >
      <legend className={`${LABEL} mb-1.5`}>
        {legend}
        {multiple ? <Optional /> : null}
      </legend>
      {/* With the gap between the fields. */}
      <ChoiceRows className="gap-x-5">
        {options.map(([value, label]) => (
          <Choice key={value}>
            <Control name={name} value={value} defaultChecked={selected.includes(value)} />
            {label}
          </Choice>
        ))}
      </ChoiceRows>
      <FieldError id={errorId} className="mt-1.5">
        {error}
      </FieldError>
    </fieldset>
  )
}
