import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { brand } from '@/lib/content/brand'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import { formatDuration, formatMoment } from '@/lib/dates'
import type { Approval } from '@/lib/specification/queries'

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000

/** What the agency has done with the approved vacancy so far. */
export function LaunchState({ approval }: { approval: Approval }) {
  const { launchStatus, launchChangedAt, approvedAt } = approval
  const since = launchChangedAt ? ` since ${formatMoment(launchChangedAt)}, UK time` : ''
  if (launchStatus === 'launched')
    return (
      <Alert variant="success">
        <AlertTitle>Your vacancy is live</AlertTitle>
        <AlertDescription>
          It has been live{since}
          {launchChangedAt
            ? `, ${formatDuration(minutesBetween(approvedAt, launchChangedAt))} after the approval`
            : ''}
          .
        </AlertDescription>
      </Alert>
    )
  if (launchStatus === 'onHold')
    return (
      <Alert variant="signal">
        <AlertTitle>Your vacancy is on hold</AlertTitle>
        <AlertDescription>
          It has been on hold{since}. To find out why, or to restart it, email{' '}
          <a href={`mailto:${brand.salesEmail}`} className="link">
            {brand.salesEmail}
          </a>
          .
        </AlertDescription>
      </Alert>
    )
  if (launchStatus === 'closed')
    return (
      <Alert>
        <AlertTitle>Your vacancy is closed</AlertTitle>
        <AlertDescription>
          It has been closed{since}. The approved specification stays as it is.
        </AlertDescription>
      </Alert>
    )
  return (
    <Alert>
      <AlertTitle>Waiting to go live</AlertTitle>
      <AlertDescription>
        We open your vacancy on our own jobs page within {APPROVAL_TERMS.launchHours} hours of approval. This
        page will show when it’s live.
      </AlertDescription>
    </Alert>
  )
}
