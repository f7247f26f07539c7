import { lazy, Suspense } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { FORM_ERROR } from '@/components/forms/lazy-resolver'

interface Summary {
  title: string
  names: readonly string[]
}

/** Until the alert is loaded, which looks the same, and where it can't be. */
const PlainError = ({ title, names }: Summary) => (
  <div className="grid gap-1 rounded-md border border-l-4 border-l-destructive bg-destructive-wash px-4 py-3 text-sm/normal">
    <p className="font-semibold">{title}</p>
    {names.length > 0 ? <p>See the message under each field.</p> : null}
    <p>Nothing you’ve entered is lost.</p>
  </div>
)

const ErrorAlert = lazy(() =>
  import('./error-alert').then(
    (module) => ({ default: module.ErrorAlert }),
    () => ({ default: PlainError }),
  ),
)

/** Shows a `root` error, or the number of invalid fields with a link to each. A single invalid field has its own message instead. */
export function FormErrorSummary<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  const names = Object.keys(errors).filter((name) => name !== 'root' && name !== FORM_ERROR)
  const message = errors.root?.message ?? errors[FORM_ERROR]?.message?.toString()
  const title = message ?? `There’s a problem with ${names.length} fields`
  return (
    <div role="alert" className="empty:hidden">
      {message || names.length > 1 ? (
        <Suspense fallback={<PlainError title={title} names={names} />}>
          <ErrorAlert title={title} names={names} />
        </Suspense>
      ) : null}
    </div>
  )
}
