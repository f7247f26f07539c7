import { PayNote } from '@/components/knowledge/pay-note'
import { KeyTerms } from '@/components/specification/approval/key-terms'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/skeleton'
import type { JobSpecificationResponse } from '@/lib/specification/schema'

export function Recommendations({ recommendations }: { recommendations: { content: string }[] }) {
  return (
    <section aria-labelledby="recommendations" className="grid gap-3 print:break-inside-avoid">
      <h2 id="recommendations" className="text-lg">
        AI Recommendations
      </h2>
      {recommendations.length === 0 ? (
        <p className="text-muted-foreground text-sm">None. The brief is complete and consistent.</p>
      ) : (
        <ol className="border-t">
          {recommendations.map(({ content }, index) => (
            <li key={content} className="grid grid-cols-[2rem_1fr] border-b py-2.5 text-sm">
              <span className="figure text-muted-foreground text-xs leading-6" aria-hidden="true">
                {index + 1}
              </span>
              <span className="min-w-0 wrap-anywhere">{content}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="text-muted-foreground text-sm">Advice only. Not part of the specification.</p>
    </section>
  )
}

/** The pay of the specification beside the official figures, which are for the manager only. */
export function PayComparison({
  specification: { summary, payNote },
}: {
  specification: JobSpecificationResponse
}) {
  if (!payNote) return null
  return (
    <section aria-labelledby="pay-comparison" className="grid gap-3 print:break-inside-avoid">
      <h2 id="pay-comparison" className="text-lg">
        Your pay and official figures
      </h2>
      <p className="wrap-anywhere border-t pt-2.5 text-sm">
        <span className="font-semibold">Your pay:</span> {summary.compensationRange}
      </p>
      <PayNote note={payNote} />
      <p className="text-muted-foreground text-sm">For information. Not part of the specification.</p>
    </section>
  )
}

export const TERMS_ID = 'terms-agreed'

export function TermsCard({
  agreed,
  error,
  isBesideAdvice,
  onAgree,
}: {
  agreed: boolean
  /** Why nothing happened without the tick. */
  error: string | null
  /** As wide as the sheet above it. */
  isBesideAdvice: boolean
  onAgree: (agreed: boolean) => void
}) {
  return (
    <section
      aria-labelledby="terms"
      className={`grid gap-4 rounded-lg border bg-card p-4 sm:p-6 print:break-inside-avoid print:border-0 print:p-0 ${isBesideAdvice ? 'lg:mr-88' : ''}`}
    >
      <h2 id="terms" className="text-lg">
        Terms and Conditions
      </h2>
      <KeyTerms />
      <div
        className={`grid gap-3 print:hidden ${error ? 'border-l-4 border-l-destructive bg-destructive-wash p-4' : ''}`}
      >
        <FieldError id={`${TERMS_ID}-error`}>{error}</FieldError>
        <label htmlFor={TERMS_ID} className="flex items-start gap-3">
          <Checkbox
            id={TERMS_ID}
            checked={agreed}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${TERMS_ID}-error`}
            onCheckedChange={(checked) => onAgree(checked === true)}
            className="mt-0.5"
          />
          <span>I agree to the terms and conditions</span>
        </label>
      </div>
    </section>
  )
}

export function SheetSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="rounded-lg border border-line/70 bg-card">
      <p className="border-b px-4 py-3 font-semibold sm:px-6">{label}</p>
      <div className="grid grid-cols-2 gap-4 border-b px-4 py-4 opacity-50 sm:grid-cols-3 sm:px-6">
        <Skeleton className="col-span-2 h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10 sm:col-span-2" />
        <Skeleton className="h-10 max-sm:hidden" />
      </div>
      <div className="grid grid-cols-2 gap-4 border-b px-4 py-4 opacity-50 sm:px-6 lg:grid-cols-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
      <div className="grid gap-4 px-4 py-7 opacity-50 sm:px-6">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-20" />
        <Skeleton className="mt-6 h-7 w-56" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    </div>
  )
}
