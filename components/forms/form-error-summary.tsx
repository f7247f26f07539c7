import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form'
import { FORM_ERROR } from '@/components/forms/lazy-resolver'
import { ErrorSummary } from './error-summary'

/** Shows a `root` error, or the number of invalid fields with a link to each. A single invalid field has its own message instead. */
export function FormErrorSummary<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  const links = (Object.entries(errors) as [string, FieldError][])
    .filter(([name]) => name !== 'root' && name !== FORM_ERROR)
    // Without a control of its own, an error names the field's id.
    .map(([name, { message = name, ref }]) => ({ id: ref?.id || name, text: message }))
  const message = errors.root?.message ?? errors[FORM_ERROR]?.message?.toString()
  return (
    <div role="alert" className="empty:hidden">
      {message || links.length > 1 ? (
        <ErrorSummary title={message ?? `There’s a problem with ${links.length} fields`} links={links} />
      ) : null}
    </div>
  )
}
