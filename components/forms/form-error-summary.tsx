import type { FieldErrors, FieldValues } from 'react-hook-form'
import { FORM_ERROR } from '@/components/forms/lazy-resolver'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'

/**
 * What stops a form, above its fields: the message that belongs to no field (`setError('root', …)`), or how many fields need attention
 * when there are several. One wrong field speaks for itself. Announced when it appears.
 */
export function FormErrorSummary<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  const names = Object.keys(errors).filter((name) => name !== 'root' && name !== FORM_ERROR)
  const message = errors.root?.message ?? errors[FORM_ERROR]?.message?.toString()
  const count = names.length
  return (
    <div role="alert" className="empty:hidden">
      {message || count > 1 ? (
        <Alert variant="destructive">
          <AlertTitle>{message ?? `${count} fields need your attention`}</AlertTitle>
          <AlertDescription>
            {count > 0 ? 'The message under each field says what to change.' : 'Nothing you entered is lost.'}
          </AlertDescription>
        </Alert>
      ) : null}
    </div>
  )
}
