import { Link } from '@/components/ui/link'
import { APPROVAL_TERMS, listTerms, SUCCESS_PLAN_GUARANTEE_DAYS } from '@/lib/content/terms'
import * as paths from '@/lib/paths'

const TERMS = listTerms(APPROVAL_TERMS)

export function KeyTerms({ isApproved = false }: { isApproved?: boolean }) {
  return (
    <div className="@container grid gap-3 print:block print:break-inside-avoid">
      <dl className="grid border-line/70 border-y @md:grid-cols-2 @4xl:grid-cols-4">
        {TERMS.map((term) => (
          <div
            key={term.label}
            className="border-border py-3 pr-4 @max-md:not-first:border-t @md:pl-4 @md:@max-4xl:even:border-l @md:@max-4xl:nth-[n+3]:border-t @4xl:not-first:border-l"
          >
            <dt className="title-label">{term.label}</dt>
            <dd className="font-semibold">{term.text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted-foreground text-sm">
        These are our standard terms. If you’ve agreed our success-based plan with us, its guarantee is{' '}
        {SUCCESS_PLAN_GUARANTEE_DAYS} days instead. {isApproved ? 'Approved under version' : 'From version'}{' '}
        <span className="figure">{APPROVAL_TERMS.version}</span> of our terms. Read the full{' '}
        <Link href={paths.terms} target="_blank" className="link">
          terms of service
        </Link>
        <span className="print:hidden"> (opens in a new tab)</span>.
      </p>
    </div>
  )
}
