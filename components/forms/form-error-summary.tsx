import type { FieldErrors, FieldValues } from 'react-hook-form'
import { FORM_ERROR } from '@/components/forms/lazy-resolver'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'

/**
 * Announces above the fields what stops the form: the message that belongs to no field (`setError('root', …)`), or how many fields are
 * invalid. Not shown for a single invalid field, which has its own message.
 */
export function FormErrorSummary<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  const names = Object.keys(errors).filter((name) => name !== 'root' && name !== FORM_ERROR)
  const message = errors.root?.message ?? errors[FORM_ERROR]?.message?.toString()
  const count = names.length
  return (
    <div role="alert" className="empty:hidden">
      {message || count > 1 ? (
        <Alert variant="destructive">
          <AlertTitle>{message ?? `There is a problem with ${count} fields`}</AlertTitle>
          <AlertDescription>
            {count > 0
              ? 'See the message under each field. Your other answers are safe.'
              : 'Your answers are safe.'}
          </AlertDescription>
        </Alert>
      ) : null}
    </div>
  )
}
