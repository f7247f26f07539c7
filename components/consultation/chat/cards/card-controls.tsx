import type { ComponentProps, ReactNode } from 'react'
import { OptionSelect } from '@/components/forms/option-select'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { CardErrors } from './read-card'

interface CardFieldProps {
  /** Of the form, for the ids of its fields. */
  id: string
  errors: CardErrors
  name: string
  label: string
  optional?: boolean
}

function CardField({
  id,
  name,
  label,
  optional,
  errors,
  children,
}: CardFieldProps & {
  children: (control: {
    id: string
    name: string
    'aria-describedby': string
    'aria-invalid': true | undefined
  }) => ReactNode
}) {
  const error = errors[name]
  const fieldId = `${id}-${name}`
  return (
    <Field invalid={error !== undefined}>
      <FieldLabel htmlFor={fieldId} optional={optional}>
        {label}
      </FieldLabel>
      {children({
        id: fieldId,
        name,
        'aria-describedby': `${fieldId}-error`,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${fieldId}-error`}>{error}</FieldError>
    </Field>
  )
}

export function CardInput({
  defaultValue,
  inputMode,
  maxLength,
  ...field
}: CardFieldProps & Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'> & { defaultValue?: unknown }) {
  const value = defaultValue === null || defaultValue === undefined ? '' : String(defaultValue)
  return (
    <CardField {...field}>
      {(control) => (
        <Input
          {...control}
          inputMode={inputMode}
          maxLength={maxLength}
          defaultValue={value}
          autoComplete="off"
        />
      )}
    </CardField>
  )
}

export function CardSelect<Value extends string>({
  options,
  defaultValue,
  onChange,
  ...field
}: CardFieldProps & {
  options: Record<Value, string>
  defaultValue: Value
  onChange?: (value: Value) => void
}) {
  return (
    <CardField {...field}>
      {(control) => (
        <OptionSelect
          {...control}
          options={Object.entries(options) as [Value, string][]}
          defaultValue={defaultValue}
          onChange={onChange}
        />
      )}
    </CardField>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">{children}</div>
)
