import { formatDay } from '@/lib/dates'
import type { LaunchStatus } from '@/lib/vacancy/launch-status'
import type { Publication } from '@/lib/vacancy/publication/schema'

/** What the client has been told. */
const FOR_CLIENT: Record<LaunchStatus, string> = {
  awaiting: 'The client is waiting for the launch.',
  launched: 'Live for the client.',
  onHold: 'On hold for the client.',
  closed: 'Closed for the client.',
}

/** What has been launched and what hasn't, in one line: the status is what the client sees, the page is what candidates see. */
export function describeLaunch(
  status: LaunchStatus,
  page: Pick<Publication, 'state' | 'closesOn'> | null,
): string {
  return `${FOR_CLIENT[status]} ${describePage(page)}`
}

function describePage(page: Pick<Publication, 'state' | 'closesOn'> | null): string {
  if (!page) return 'The candidates’ page isn’t published.'
  return page.state === 'open'
    ? `The candidates’ page is open until ${formatDay(new Date(page.closesOn))}.`
    : 'The candidates’ page is closed.'
}
