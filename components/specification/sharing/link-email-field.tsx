import { FormField } from '@/components/forms/form-field'
import { Input } from '@/components/ui/input'

/** Where a link that is being made is emailed, if this installation sends email. */
export function LinkEmailField({
  isMailSetUp,
  value,
  error,
  onChange,
}: {
  isMailSetUp: boolean
  value: string
  error: string | undefined
  onChange: (email: string) => void
}) {
  if (!isMailSetUp)
    return (
      <p className="measure text-muted-foreground text-sm">
        This site doesn’t send email. Copy the link and send it yourself.
      </p>
    )
  return (
    <FormField label="Their email" optional error={error} status="We email them the link.">
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
