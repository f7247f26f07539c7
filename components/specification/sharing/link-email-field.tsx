import { FormField } from '@/components/forms/form-field'
import { Input } from '@/components/ui/input'

/** Where a link that is being made is emailed. */
export function LinkEmailField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (email: string) => void
}) {
  return (
    <FormField
      label="Their email"
      optional
      error={error}
      description="We email them the link, if email is set up here."
    >
      {(control) => (
        <Input
          {...control}
          type="email"
          value={value}
          maxLength={254}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  )
}
