import { STATUS_LABELS } from '@/components/specification/document/status-labels'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { formatDay } from '@/lib/dates'
import * as paths from '@/lib/paths'
import type { SpecificationStatus } from '@/lib/specification/options'

export function SpecificationList({
  specifications,
}: {
  specifications: {
    id: string
    jobTitle: string
    companyName: string
    version: number
    status: SpecificationStatus
    createdAt: Date
  }[]
}) {
  return (
    <ul className="border-t">
      {specifications.map((specification) => (
        <li
          key={specification.id}
          className="grid gap-x-4 gap-y-1 border-b py-4 sm:grid-cols-[1fr_auto] sm:items-center"
        >
          <div className="min-w-0">
            <Link href={paths.jobSpecification(specification.id)} className="link font-semibold">
              {specification.jobTitle}
            </Link>
            <p className="wrap-anywhere text-muted-foreground text-sm">
              {specification.companyName}, version <span className="figure">{specification.version}</span>,{' '}
              {formatDay(specification.createdAt)}
            </p>
          </div>
          <Badge variant={STATUS_LABELS[specification.status].badge}>
            {STATUS_LABELS[specification.status].label}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
