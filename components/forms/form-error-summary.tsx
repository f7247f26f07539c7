import { lazy, Suspense, useEffect, useRef } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { FORM_ERROR } from '@/components/forms/lazy-resolver'

interface Summary {
  title: string
  names: readonly string[]
}

/** Where the alert, which looks the same, can't be loaded. */
const PlainError = ({ title, names }: Summary) => (
  <div className="grid gap-1 rounded-md border border-l-4 border-l-destructive bg-destructive-wash px-4 py-3 text-sm/normal">
    <p className="font-semibold">{title}</p>
    {names.length > 0 ? <p>See the message under each field.</p> : null}
  </div>
)

const loadErrorAlert = () => import('./error-alert')

const ErrorAlert = lazy(() =>
  loadErrorAlert().then(
    (module) => ({ default: module.ErrorAlert }),
    () => ({ default: PlainError }),
  ),
)

/** Shows a `root` error, or the number of invalid fields with a link to each. A single invalid field has its own message instead. */
export function FormErrorSummary<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  const names = Object.keys(errors).filter((name) => name !== 'root' && name !== FORM_ERROR)
  const message = errors.root?.message ?? errors[FORM_ERROR]?.message?.toString()
  const alert = useRef<HTMLDivElement>(null)

  // So that the links are there as soon as they are needed.
  useEffect(() => {
    const form = alert.current?.closest('form')
    const preload = () => {
      loadErrorAlert().catch(() => undefined)
    }
    form?.addEventListener('focusin', preload, { once: true })
    return () => form?.removeEventListener('focusin', preload)
  }, [])

  const title = message ?? `There’s a problem with ${names.length} fields`
  return (
    <div ref={alert} role="alert" className="empty:hidden">
      {message || names.length > 1 ? (
        <Suspense>
          <ErrorAlert title={title} names={names} />
        </Suspense>
      ) : null}
    </div>
  )
}
