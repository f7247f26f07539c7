import { FieldError } from '@/components/ui/field'

const LINK = 'link touch-target min-h-6 text-sm'

export function ResearchFailure({
  reason,
  onRetry,
  onDocument,
}: {
  reason: string
  /** Null where the same address would be refused again. */
  onRetry: (() => void) | null
  onDocument: () => void
}) {
  return (
    // As close to the field as its own message would be.
    <div className="-mt-0.5 grid gap-2">
      <FieldError>{reason}</FieldError>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        {onRetry ? (
          <button type="button" className={LINK} onClick={onRetry}>
            Try again
          </button>
        ) : null}
        <button type="button" className={LINK} onClick={onDocument}>
          Paste text or upload a document
        </button>
      </p>
    </div>
  )
}
