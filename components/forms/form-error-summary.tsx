import { type ComponentType, lazy, Suspense } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { FORM_ERROR } from '@/components/forms/lazy-resolver'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'

const SEE_BELOW = 'See the message under each field. '

const InvalidFieldLinks = lazy<ComponentType<{ names: readonly string[] }>>(() =>
  import('./invalid-field-links').then(
    (module) => ({ default: module.InvalidFieldLinks }),
    () => ({ default: () => SEE_BELOW }),
  ),
)

/** Shows a `root` error, or the number of invalid fields with a link to each. A single invalid field has its own message instead. */
export function FormErrorSummary<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  const names = Object.keys(errors).filter((name) => name !== 'root' && name !== FORM_ERROR)
  const message = errors.root?.message ?? errors[FORM_ERROR]?.message?.toString()
  const count = names.length
  return (
    <div role="alert" className="empty:hidden">
      {message || count > 1 ? (
        <Alert variant="destructive">
          <AlertTitle>{message ?? `There’s a problem with ${count} fields`}</AlertTitle>
          <AlertDescription>
            {count > 0 ? (
              <Suspense fallback={SEE_BELOW}>
                <InvalidFieldLinks names={names} />
              </Suspense>
            ) : null}
            Nothing you’ve entered is lost.
          </AlertDescription>
        </Alert>
      ) : null}
    </div>
  )
}
