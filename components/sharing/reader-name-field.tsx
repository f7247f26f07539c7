import { Field, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { READER_NAME_MAX } from '@/lib/sharing/options'

/** Who comments, approves or declines by a link. In forms that work without script. */
export function ReaderNameField({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        id={id}
        name="name"
        required
        minLength={2}
        maxLength={READER_NAME_MAX}
        autoComplete="name"
        defaultValue={name}
      />
    </Field>
  )
}
